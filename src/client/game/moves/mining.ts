import { setAnswer } from '../cache.ts'
import { balanceQuery, boostsQuery, lastClaimQuery } from '../home-queries.ts'
import { boostSourcesQuery } from '../queries.ts'
import type { MoveEffects } from './move-effect.ts'

/** The claim (rows 45, 46; T3) and boosts (R42). */
export const miningEffects: MoveEffects<'users.claim' | 'users.takeBoost' | 'ads.start'> = {
  'users.claim': {
    set: (client, { balance, last_claim }) => {
      setAnswer(client, balanceQuery, balance)
      setAnswer(client, lastClaimQuery, last_claim)
    },
    stale: ['users.boosts'],
    staleOnFailure: ['users.balance', 'users.lastClaim', 'users.boosts'],
  },
  'users.takeBoost': {
    set: (client, { boosts, ...sources }) => {
      setAnswer(client, boostsQuery, boosts)
      setAnswer(client, boostSourcesQuery, sources)
    },
    staleOnFailure: ['users.boostSources'],
  },
  // Its payout is part of the move that uses it up.
  'ads.start': {},
}
