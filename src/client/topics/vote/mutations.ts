import { setAnswer } from '#client/game/cache.ts'
import type { MutationEffects } from '#client/game/mutation-effect.ts'
import { starsQuery } from '#client/topics/ledger/queries.ts'

export const voteEffects: MutationEffects<'vote.cast'> = {
  'vote.cast': {
    set: (client, { stars }) => setAnswer(client, starsQuery, stars),
    stale: ['vote.get'],
    staleOnFailure: ['vote.get', 'users.stars'],
  },
}
