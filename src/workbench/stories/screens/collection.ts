import { PAGE } from '#client/game/page-paths.ts'
import { loadingAndError } from '../api-error.ts'
import type { ScreenStories } from '../screen-stories.ts'

export const COLLECTION_SCREEN: ScreenStories = {
  route: PAGE.COLLECTION.path,
  title: 'Collection',
  states: {
    rich: { ways: { Back: '/inventory' } },
    empty: { answers: { 'collection.get': { items: [], stones: [], houses: [0], bosses: [] } } },
    ...loadingAndError('collection.get'),
    overflow: { absent: 'its list is the same for everybody, and its names are the game’s' },
  },
  more: {
    sets: { play: ['Sets'] },
    found: { play: ['Moss Sword, Found'] },
    missing: {
      play: ['Stones', 'Ice stone, level 1, Not found yet'],
      ways: { 'Go fight': '/kombat_prep', 'Go hunt': '/monster-hunt', 'See the league': '/league-leaderboard ↩' },
    },
  },
}
