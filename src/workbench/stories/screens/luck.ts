import { PAGE } from '../../../client/game/page-addresses.ts'
import { refused } from '../refused.ts'
import type { ScreenStories } from '../screen-stories.ts'

const AFTER_RETRIES_MS = 4000

export const LUCK_SCREEN: ScreenStories = {
  route: PAGE.LUCK.path,
  title: 'Luck',
  states: {
    rich: {},
    empty: { answers: { 'luck.rolls': { items: [], next: null } } },
    loading: { answers: { 'luck.get': 'pending' } },
    error: { answers: { 'luck.get': refused('internal') }, advanceMs: AFTER_RETRIES_MS },
    overflow: { absent: 'its texts are its own' },
  },
}
