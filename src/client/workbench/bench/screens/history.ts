import { OTHER_ROUTES } from '../../../app/route-names.ts'
import { baseAnswers } from '../base-answers.ts'
import type { BenchScreen } from '../bench-screen.ts'
import { minutesAgo } from '../bench-world.ts'
import { HUGE_RANK, OVERFLOW } from '../overflow.ts'
import { refused } from '../refused.ts'

const NO_FIGHTS = { items: [], total: 0, page_size: 20, page: 1 }
const AFTER_RETRIES_MS = 4000
const NAMES = [OVERFLOW.longName, OVERFLOW.rightToLeftName, OVERFLOW.cyrillicName, OVERFLOW.emojiName]

/** The battle history of 30 days (extra 2). */
export const HISTORY_SCREEN: BenchScreen = {
  route: OTHER_ROUTES.HISTORY,
  title: 'Battle history',
  states: {
    rich: {},
    empty: { answers: { 'combats.history': NO_FIGHTS } },
    loading: { answers: { 'combats.history': 'pending' } },
    error: { answers: { 'combats.history': refused('internal') }, advanceMs: AFTER_RETRIES_MS },
    overflow: {
      answers: {
        'combats.history': {
          ...baseAnswers['combats.history'],
          items: baseAnswers['combats.history'].items.map((fight, index) => ({
            ...fight,
            fought_at: minutesAgo(index * 3900),
            opponent: { ...fight.opponent, username: NAMES[index % NAMES.length] ?? '', rank: HUGE_RANK },
            rank_gain: fight.rank_gain * 1000,
          })),
        },
      },
    },
  },
  more: {
    attacked: { press: ['I was attacked'] },
    'never-attacked': { press: ['I was attacked'], answers: { 'combats.history': NO_FIGHTS } },
    more: { press: ['Show more'] },
    offline: { answers: { 'combats.history': 'offline' } },
  },
}
