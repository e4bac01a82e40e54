import { PAGE } from '#client/game/page-paths.ts'
import { loadingAndError } from '../api-error.ts'
import type { ScreenStories } from '../screen-stories.ts'

export const GUIDE_AWAKENING_SCREEN: ScreenStories = {
  route: PAGE.GUIDE_AWAKENING.path,
  title: 'Guide to awakening',
  states: {
    rich: {
      ways: {
        Back: '/inventory',
        'Awaken First Wings': '/inventory/refine-item',
        'Monster hunt, level 11': '/monster-hunt',
        'Titanium box, 2% chance': '/iap?tab=chests',
        'Top 50 against a boss': '/boss-leaderboard',
        'Season reward of Mythic': '/tier',
        'League, Special level': '/league-leaderboard',
      },
    },
    empty: { answers: { 'equipments.mine': [] }, ways: { 'Open bag': '/inventory' } },
    ...loadingAndError('equipments.mine'),
    overflow: { absent: 'its words are fixed, and its items scroll as those of the bag do' },
  },
}
