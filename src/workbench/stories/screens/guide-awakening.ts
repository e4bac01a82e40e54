import { PAGE } from '../../../client/game/page-addresses.ts'
import { refused } from '../refused.ts'
import type { ScreenStories } from '../screen-stories.ts'

const AFTER_RETRIES_MS = 4000

export const GUIDE_AWAKENING_SCREEN: ScreenStories = {
  route: PAGE.GUIDE_AWAKENING.path,
  title: 'Guide to awakening',
  states: {
    rich: {},
    empty: { answers: { 'equipments.mine': [] } },
    loading: { answers: { 'equipments.mine': 'pending' } },
    error: { answers: { 'equipments.mine': refused('internal') }, advanceMs: AFTER_RETRIES_MS },
    overflow: { absent: 'its words are fixed, and its items scroll as those of the bag do' },
  },
}
