import { setAnswer } from '#client/game/cache.ts'
import type { MutationEffects } from '#client/game/mutation-effect.ts'
import { balanceQuery } from '#client/topics/mining/queries.ts'
import { checkInQuery } from './queries.ts'

export const checkInEffects: MutationEffects<'daily.claim'> = {
  'daily.claim': {
    set: (client, { amount: _amount, materials: _materials, balance, ...checkIn }) => {
      setAnswer(client, checkInQuery, checkIn)
      setAnswer(client, balanceQuery, balance)
    },
    // The check-in is also an Earn task (R40) and counts for a mission.
    stale: ['tasks.list', 'upgrades.missions', 'materials.mine', 'season.path', 'airdrop.get', 'medals.list'],
    staleOnFailure: ['daily.get', 'users.balance'],
  },
}
