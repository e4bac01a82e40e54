import { setAnswer } from '#client/game/cache.ts'
import type { MutationEffects } from '#client/game/mutation-effect.ts'
import { ROLLED } from '#client/topics/luck/cache.ts'
import { chestsQuery } from './queries.ts'

export const chestEffects: MutationEffects<'chests.start' | 'chests.open'> = {
  'chests.start': {
    set: (client, shelf) => setAnswer(client, chestsQuery, shelf),
    staleOnFailure: ['chests.list'],
  },
  'chests.open': {
    set: (client, { shelf }) => setAnswer(client, chestsQuery, shelf),
    stale: ['materials.mine', 'stones.mine', 'collection.get', ...ROLLED],
    staleOnFailure: ['chests.list'],
  },
}
