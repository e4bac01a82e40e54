import { PAGE } from '#client/game/page-addresses.ts'
import { loadingAndError } from '../refused.ts'
import type { ScreenStories } from '../screen-stories.ts'

export const GUIDE_AWAKENING_SCREEN: ScreenStories = {
  route: PAGE.GUIDE_AWAKENING.path,
  title: 'Guide to awakening',
  states: {
    rich: {},
    empty: { answers: { 'equipments.mine': [] } },
    ...loadingAndError('equipments.mine'),
    overflow: { absent: 'its words are fixed, and its items scroll as those of the bag do' },
  },
}
