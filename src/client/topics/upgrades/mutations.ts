import { setAnswer } from '#client/game/cache.ts'
import type { MutationEffects } from '#client/game/mutation-effect.ts'
import { profileQuery } from '#client/topics/home/queries.ts'
import { balanceQuery } from '#client/topics/mining/queries.ts'
import { missionsQuery } from './queries.ts'

export const upgradeEffects: MutationEffects<'upgrades.buy' | 'upgrades.completeMission'> = {
  'upgrades.buy': {
    set: (client, { balance, upgrades }) => {
      setAnswer(client, balanceQuery, balance)
      setAnswer(client, profileQuery, (profile) => ({ ...profile, upgrades }))
    },
    // A level of Salary opens the wardrobe and the island (R58).
    stale: ['wardrobe.get', 'island.get'],
    staleOnFailure: ['users.balance', 'users.me', 'upgrades.missions'],
  },
  'upgrades.completeMission': {
    set: (client, done) =>
      setAnswer(client, missionsQuery, (missions) => missions.map((known) => (known.id === done.id ? done : known))),
    staleOnFailure: ['upgrades.missions'],
  },
}
