import { setAnswer } from '#client/game/cache.ts'
import type { MutationEffects } from '#client/game/mutation-effect.ts'
import { STARS, setStars } from '#client/topics/ledger/cache.ts'
import { balanceQuery } from '#client/topics/mining/queries.ts'
import { inboxQuery } from './queries.ts'

export const inboxEffects: MutationEffects<'inbox.claim'> = {
  'inbox.claim': {
    set: (client, { item, balance, stars }) => {
      setAnswer(client, balanceQuery, balance)
      setStars(client, stars)
      setAnswer(client, inboxQuery, (items) => items.map((known) => (known.id === item.id ? item : known)))
    },
    stale: [
      'materials.mine',
      'stones.mine',
      'equipments.mine',
      'others.list',
      'boss.get',
      'tournament.get',
      'tournament.result',
    ],
    staleOnFailure: ['inbox.list', 'users.balance', ...STARS],
  },
}
