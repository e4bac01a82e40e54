import { setAnswer } from '../cache.ts'
import { balanceQuery, profileQuery } from '../home-queries.ts'
import { checkInQuery, inboxQuery, missionsQuery, starsQuery } from '../queries.ts'
import type { MoveEffects } from './move-effect.ts'

/** Upgrades and missions (rows 55-57), tasks and check-in (R05, R40), and the inbox (T5). */
export const progressEffects: MoveEffects<
  'upgrades.buy' | 'upgrades.completeMission' | 'tasks.start' | 'daily.claim' | 'inbox.claim'
> = {
  'upgrades.buy': {
    set: (client, { balance, upgrades }) => {
      setAnswer(client, balanceQuery, balance)
      setAnswer(client, profileQuery, (profile) => ({ ...profile, upgrades }))
    },
    staleOnFailure: ['users.balance', 'users.me', 'upgrades.missions'],
  },
  'upgrades.completeMission': {
    set: (client, done) =>
      setAnswer(client, missionsQuery, (missions) => missions.map((known) => (known.id === done.id ? done : known))),
    staleOnFailure: ['upgrades.missions'],
  },
  // Tasks pay later: see `tasks.ts`.
  'tasks.start': {},
  'daily.claim': {
    set: (client, { amount: _amount, materials: _materials, balance, ...checkIn }) => {
      setAnswer(client, checkInQuery, checkIn)
      setAnswer(client, balanceQuery, balance)
    },
    // The check-in is also an Earn task (R40) and counts for a mission.
    stale: ['tasks.list', 'upgrades.missions', 'materials.mine'],
  },
  'inbox.claim': {
    set: (client, { item, balance, stars }) => {
      setAnswer(client, balanceQuery, balance)
      setAnswer(client, starsQuery, stars)
      setAnswer(client, inboxQuery, (items) => items.map((known) => (known.id === item.id ? item : known)))
    },
    stale: ['materials.mine', 'stones.mine', 'equipments.mine', 'others.list', 'boss.get'],
  },
}
