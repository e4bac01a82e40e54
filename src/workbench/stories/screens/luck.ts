import { PAGE } from '#client/game/page-addresses.ts'
import { loadingAndError } from '../refused.ts'
import type { ScreenStories } from '../screen-stories.ts'

export const LUCK_SCREEN: ScreenStories = {
  route: PAGE.LUCK.path,
  title: 'Luck',
  states: {
    rich: {},
    empty: { answers: { 'luck.rolls': { items: [], next: null } } },
    ...loadingAndError('luck.get'),
    overflow: { absent: 'its texts are its own' },
  },
}
