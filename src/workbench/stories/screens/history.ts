import { PAGE } from '#client/game/page-paths.ts'
import { baseAnswers } from '#workbench/fixtures/answers.ts'
import { minutesAgo } from '#workbench/fixtures/now.ts'
import { loadingAndError } from '../api-error.ts'
import { HUGE_RANK, OVERFLOW_NAMES } from '../overflow.ts'
import type { ScreenStories } from '../screen-stories.ts'

const NO_FIGHTS = { items: [], total: 0, page_size: 20, page: 1 }

export const HISTORY_SCREEN: ScreenStories = {
  route: PAGE.HISTORY.path,
  title: 'Battle history',
  states: {
    rich: {
      ways: {
        Back: '/kombat_prep',
        'Watch the fight with Grom': '/kombat-replay?id=00000000-0000-4000-8000-000000000011 ↩',
        'Revenge: challenge lunar_tide': '/friendly-kombat',
      },
    },
    empty: { answers: { 'combats.history': NO_FIGHTS }, ways: { Fight: '/kombat_prep' } },
    ...loadingAndError('combats.history'),
    overflow: {
      answers: {
        'combats.history': {
          ...baseAnswers['combats.history'],
          items: baseAnswers['combats.history'].items.map((fight, index) => ({
            ...fight,
            fought_at: minutesAgo(index * 3900),
            opponent: {
              ...fight.opponent,
              username: OVERFLOW_NAMES[index % OVERFLOW_NAMES.length] ?? '',
              rank: HUGE_RANK,
            },
            rank_gain: fight.rank_gain * 1000,
          })),
        },
      },
    },
  },
  more: {
    attacked: { play: ['Defense'] },
    'never-attacked': { play: ['Defense'], answers: { 'combats.history': NO_FIGHTS } },
    more: { play: ['Show more'] },
    offline: { answers: { 'combats.history': 'offline' } },
  },
}
