import { setAnswer } from '#client/game/cache.ts'
import type { MutationEffects } from '#client/game/mutation-effect.ts'
import { ownShowcaseQuery, showcaseQuery } from './queries.ts'

export const showcaseEffects: MutationEffects<'showcase.arrange' | 'showcase.like'> = {
  'showcase.arrange': {
    set: (client, answer) => {
      setAnswer(client, ownShowcaseQuery, answer)
      setAnswer(client, showcaseQuery(answer.player.user_id), (known) => ({ ...known, ...answer }))
    },
    // An exhibit may be gone, so the page is refetched.
    staleOnFailure: ['showcase.mine', 'equipments.mine', 'stones.mine', 'medals.list'],
  },
  'showcase.like': {
    set: (client, liked, input) => {
      if (input) setAnswer(client, showcaseQuery(Number(input.params.user_id)), (known) => ({ ...known, ...liked }))
    },
    staleOnFailure: ['showcase.get'],
  },
}
