import { setAnswer } from '#client/game/cache.ts'
import type { MoveEffects } from '#client/game/move-effect.ts'
import { STARS, setStars } from '#client/topics/ledger/cache.ts'
import { ROLLED } from '#client/topics/luck/cache.ts'
import { firstDaysQuery } from './queries.ts'

export const firstDaysEffects: MoveEffects<'users.claimFirstDay'> = {
  'users.claimFirstDay': {
    set: (client, { first_days, stars }) => {
      setAnswer(client, firstDaysQuery, first_days)
      setStars(client, stars)
    },
    stale: ['equipments.mine', 'materials.mine', 'collection.get', ...ROLLED],
    staleOnFailure: ['users.firstDays', ...STARS],
  },
}
