import { setAnswer } from '#client/game/cache.ts'
import type { MutationEffects } from '#client/game/mutation-effect.ts'
import { ROLLED } from '#client/topics/luck/cache.ts'
import { seasonPathQuery } from './queries.ts'

export const seasonPathEffects: MutationEffects<'season.claimPathStep'> = {
  'season.claimPathStep': {
    set: (client, { path }) => setAnswer(client, seasonPathQuery, path),
    stale: ['season.looks', 'wardrobe.get', 'combats.me', 'materials.mine', 'stones.mine', 'others.list', ...ROLLED],
    staleOnFailure: ['season.path'],
  },
}
