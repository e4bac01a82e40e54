import { setAnswer } from '#client/game/cache.ts'
import type { MutationEffects } from '#client/game/mutation-effect.ts'
import { STARS, setStars } from '#client/topics/ledger/cache.ts'
import { ROLLED } from '#client/topics/luck/cache.ts'
import { firstDaysQuery } from './queries.ts'

export const firstDaysEffects: MutationEffects<'users.claimFirstDay'> = {
  'users.claimFirstDay': {
    set: (client, { first_days, stars }) => {
      setAnswer(client, firstDaysQuery, first_days)
      setStars(client, stars)
    },
    stale: ['equipments.mine', 'materials.mine', 'collection.get', ...ROLLED],
    staleOnFailure: ['users.firstDays', ...STARS],
  },
}
