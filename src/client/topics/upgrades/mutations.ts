import { setAnswer } from '#client/game/cache.ts'
import type { MutationEffects } from '#client/game/mutation-effect.ts'
import { profileQuery } from '#client/topics/home/queries.ts'
import { balanceQuery } from '#client/topics/mining/queries.ts'
import { missionsQuery } from './queries.ts'

/** The wardrobe and the island are locked up to a level of the upgrade Salary (R58). */
const OPENED_BY_SALARY = ['wardrobe.get', 'island.get'] as const

export const upgradeEffects: MutationEffects<'upgrades.buy' | 'upgrades.completeMission'> = {
  'upgrades.buy': {
    set: (client, { balance, upgrades }) => {
      setAnswer(client, balanceQuery, balance)
      setAnswer(client, profileQuery, (profile) => ({ ...profile, upgrades }))
    },
    stale: OPENED_BY_SALARY,
    // After a failure the level may be bought all the same: by another device, or by this call if its answer was lost.
    staleOnFailure: ['users.balance', 'users.me', 'upgrades.missions', ...OPENED_BY_SALARY],
  },
  'upgrades.completeMission': {
    set: (client, done) =>
      setAnswer(client, missionsQuery, (missions) => missions.map((known) => (known.id === done.id ? done : known))),
    staleOnFailure: ['upgrades.missions'],
  },
}
