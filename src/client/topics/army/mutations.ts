import { setAnswer } from '#client/game/cache.ts'
import type { MutationEffects } from '#client/game/mutation-effect.ts'
import { MET } from '#client/topics/kombat/cache.ts'
import { STARS, setStars } from '#client/topics/ledger/cache.ts'
import { armySpentQuery } from './queries.ts'

export const armyEffects: MutationEffects<'users.spendStars'> = {
  'users.spendStars': {
    set: (client, { spent, stars }) => {
      setAnswer(client, armySpentQuery, spent)
      setStars(client, stars)
    },
    stale: ['combats.me', ...MET],
    staleOnFailure: [...STARS, 'users.starsSpent'],
  },
}
