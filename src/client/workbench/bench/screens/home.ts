import { ROUTES } from '../../../app/route-names.ts'
import { baseAnswers, NIBBLES } from '../base-answers.ts'
import { BENCH_NOW_MS, type BenchScreen } from '../bench-screen.ts'
import { combatProfileOf, minutesAgo } from '../bench-world.ts'
import { HUGE_RANK, HUGE_TOK_NANO, OVERFLOW } from '../overflow.ts'
import { refused } from '../refused.ts'

const NEWCOMER = { ...NIBBLES, rank: 0, gear: [], stones: [], skill: 'rising-fury', armyStep: 0 } as const
const GIANT = {
  ...NIBBLES,
  name: OVERFLOW.longName,
  houseId: 5,
  rank: HUGE_RANK,
  gear: Array.from({ length: 8 }, () => 'legendary' as const),
  crown: 'top-10',
} as const
/** Three requests with a second between them, and the entrance after the last. */
const AFTER_RETRIES_MS = 4000

/** Home (A2): balance, rank, the pet, mining and the way into Kombat. */
export const HOME_SCREEN: BenchScreen = {
  route: ROUTES.HOME,
  title: 'Home',
  states: {
    rich: {},
    empty: {
      answers: {
        'users.me': { ...baseAnswers['users.me'], upgrades: [] },
        'users.balance': 0,
        'users.lastClaim': minutesAgo(0),
        'combats.me': combatProfileOf(NEWCOMER, { best_rank: 0, win_streak: 0, fights: 0, wins: 0 }),
        'combats.energy': { current_energy: 0, next_refill: minutesAgo(-179), last_burn_at: minutesAgo(1) },
      },
    },
    loading: {
      answers: { 'users.balance': 'pending', 'users.lastClaim': 'pending', 'combats.energy': 'pending' },
    },
    error: {
      answers: {
        'users.balance': refused('internal'),
        'users.lastClaim': refused('internal'),
        'users.boosts': refused('internal'),
        'combats.energy': refused('internal'),
      },
      advanceMs: AFTER_RETRIES_MS,
    },
    overflow: {
      answers: {
        'users.balance': HUGE_TOK_NANO,
        'users.me': {
          ...baseAnswers['users.me'],
          name: OVERFLOW.rightToLeftName,
          upgrades: [
            { upgrade_type: 'mining-tok', upgrade_level: 15, timestamp: BENCH_NOW_MS / 1000 - 864_000 },
            { upgrade_type: 'pocket-size', upgrade_level: 8, timestamp: BENCH_NOW_MS / 1000 - 864_000 },
          ],
        },
        'users.boosts': [{ timestamp: BENCH_NOW_MS / 1000 - 3600, type: 'mining-speed-scale-up', val: 100 }],
        'users.lastClaim': minutesAgo(1430),
        'combats.me': combatProfileOf(GIANT),
      },
    },
  },
  more: {
    starting: { answers: { 'combats.me': 'pending' } },
    'pocket-full': { answers: { 'users.lastClaim': minutesAgo(60 * 30) } },
    claimed: { press: ['Claim'], advanceMs: 400 },
    'claim-too-early': { press: ['Claim'], advanceMs: 500, answers: { 'users.lastClaim': minutesAgo(3) } },
    'claim-failed': { press: ['Claim'], advanceMs: 500, answers: { 'users.claim': 'offline' } },
    sound: { press: ['Sound and music'] },
  },
}
