import { setAnswer } from '#client/game/cache.ts'
import type { MutationEffects } from '#client/game/mutation-effect.ts'
import { balanceQuery, lastClaimQuery } from './queries.ts'

export const miningEffects: MutationEffects<'users.claim'> = {
  'users.claim': {
    set: (client, { balance, last_claim }) => {
      setAnswer(client, balanceQuery, balance)
      setAnswer(client, lastClaimQuery, last_claim)
    },
    stale: ['users.boosts', 'users.firstDays', 'airdrop.get', 'medals.list'],
    staleOnFailure: ['users.balance', 'users.lastClaim', 'users.boosts'],
  },
}
