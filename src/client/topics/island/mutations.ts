import { setAnswer } from '#client/game/cache.ts'
import type { MutationEffects } from '#client/game/mutation-effect.ts'
import { profileQuery } from '#client/topics/home/queries.ts'
import { islandQuery } from './queries.ts'

export const islandEffects: MutationEffects<'island.build'> = {
  'island.build': {
    set: (client, island) => {
      setAnswer(client, islandQuery, island)
      setAnswer(client, profileQuery, (profile) => ({ ...profile, island: island.pieces }))
    },
    stale: ['materials.mine'],
    staleOnFailure: ['island.get', 'users.me', 'materials.mine'],
  },
}
