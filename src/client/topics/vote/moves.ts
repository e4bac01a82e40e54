import { setAnswer } from '#client/game/cache.ts'
import type { MoveEffects } from '#client/game/move-effect.ts'
import { starsQuery } from '#client/topics/ledger/queries.ts'

export const voteEffects: MoveEffects<'vote.cast'> = {
  'vote.cast': {
    set: (client, { stars }) => setAnswer(client, starsQuery, stars),
    stale: ['vote.get'],
    staleOnFailure: ['vote.get', 'users.stars'],
  },
}
