import { setAnswer } from '#client/game/cache.ts'
import type { MoveEffects } from '#client/game/move-effect.ts'
import { balanceQuery, lastClaimQuery } from '#client/topics/home/queries.ts'

export const miningEffects: MoveEffects<'users.claim'> = {
  'users.claim': {
    set: (client, { balance, last_claim }) => {
      setAnswer(client, balanceQuery, balance)
      setAnswer(client, lastClaimQuery, last_claim)
    },
    stale: ['users.boosts', 'users.firstDays', 'airdrop.get', 'medals.list'],
    staleOnFailure: ['users.balance', 'users.lastClaim', 'users.boosts'],
  },
}
