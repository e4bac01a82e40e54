import { setAnswer } from '#client/game/cache.ts'
import type { MutationEffects } from '#client/game/mutation-effect.ts'
import { STARS, setStars } from '#client/topics/ledger/cache.ts'
import { balanceQuery } from '#client/topics/mining/queries.ts'
import { medalsQuery } from './queries.ts'

export const medalEffects: MutationEffects<'medals.claim'> = {
  'medals.claim': {
    set: (client, { medal, balance, stars }) => {
      setAnswer(client, balanceQuery, balance)
      setStars(client, stars)
      setAnswer(client, medalsQuery, (medals) => medals.map((known) => (known.type === medal.type ? medal : known)))
    },
    stale: ['materials.mine', 'inbox.list', 'medals.waiting'],
    staleOnFailure: ['medals.list', 'medals.waiting', 'users.balance', ...STARS],
  },
}
