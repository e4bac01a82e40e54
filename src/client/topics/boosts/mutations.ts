import { setAnswer } from '#client/game/cache.ts'
import type { MutationEffects } from '#client/game/mutation-effect.ts'
import { profileQuery } from '#client/topics/home/queries.ts'
import { boostSourcesQuery, boostsQuery } from './queries.ts'

export const boostEffects: MutationEffects<'users.takeBoost'> = {
  'users.takeBoost': {
    set: (client, { boosts, ...sources }) => {
      setAnswer(client, boostsQuery, boosts)
      setAnswer(client, profileQuery, (profile) => ({ ...profile, boosts }))
      setAnswer(client, boostSourcesQuery, sources)
    },
    staleOnFailure: ['users.boostSources', 'users.boosts', 'users.me'],
  },
}
