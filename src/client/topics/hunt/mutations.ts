import { setAnswer } from '#client/game/cache.ts'
import type { MutationEffects } from '#client/game/mutation-effect.ts'
import { STARS, setStars } from '#client/topics/ledger/cache.ts'
import { ROLLED } from '#client/topics/luck/cache.ts'
import { balanceQuery } from '#client/topics/mining/queries.ts'
import { huntMilestonesQuery, huntQuery } from './queries.ts'

const AFTER_FAILURE = ['hunting.current', 'hunting.milestones', 'users.balance', ...STARS] as const

export const huntEffects: MutationEffects<'hunting.start' | 'hunting.claim' | 'hunting.claimMilestone'> = {
  'hunting.start': {
    set: (client, hunt) => setAnswer(client, huntQuery, hunt),
    stale: ROLLED,
    staleOnFailure: AFTER_FAILURE,
  },
  'hunting.claim': {
    set: (client, { balance, star_balance, total_demon_killed }) => {
      setAnswer(client, huntQuery, null)
      setAnswer(client, balanceQuery, balance)
      setStars(client, star_balance)
      setAnswer(client, huntMilestonesQuery, (known) => ({ ...known, total_demon_killed }))
    },
    stale: ['upgrades.missions', 'season.path', 'materials.mine', 'stones.mine'],
    staleOnFailure: AFTER_FAILURE,
  },
  'hunting.claimMilestone': {
    set: (client, { milestones, balance }) => {
      setAnswer(client, huntMilestonesQuery, milestones)
      setAnswer(client, balanceQuery, balance)
    },
    stale: ['materials.mine', ...ROLLED],
    staleOnFailure: AFTER_FAILURE,
  },
}
