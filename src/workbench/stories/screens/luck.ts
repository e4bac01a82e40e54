import { PAGE } from '#client/game/page-paths.ts'
import { CHEST_ROLLS } from '#workbench/fixtures/luck-rolls.ts'
import { loadingAndError } from '../api-error.ts'
import type { ScreenStories } from '../screen-stories.ts'

export const LUCK_SCREEN: ScreenStories = {
  route: PAGE.LUCK.path,
  title: 'Luck',
  states: {
    rich: { ways: { Back: '/fair-play', 'Show the item': '/inventory?item=00000000-0000-4000-8000-000000000070' } },
    empty: { answers: { 'luck.rolls': { items: [], next: null } } },
    ...loadingAndError('luck.get'),
    overflow: { absent: 'its texts are its own' },
  },
  more: {
    chests: {
      answers: { 'luck.rolls': { items: [...CHEST_ROLLS], next: null } },
      play: ['Details No. 2'],
      isBelow: true,
    },
  },
}
