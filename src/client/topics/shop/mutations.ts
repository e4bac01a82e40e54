import { setAnswer } from '#client/game/cache.ts'
import type { MutationEffects } from '#client/game/mutation-effect.ts'
import { setStars } from '#client/topics/ledger/cache.ts'
import { ROLLED } from '#client/topics/luck/cache.ts'
import { balanceQuery } from '#client/topics/mining/queries.ts'
import { shopItemsQuery } from './queries.ts'

export const shopEffects: MutationEffects<'shop.buy'> = {
  'shop.buy': {
    set: (client, { balance, items, stars }) => {
      setAnswer(client, balanceQuery, balance)
      setStars(client, stars)
      setAnswer(client, shopItemsQuery, items)
    },
    stale: [
      'tournament.get',
      'inbox.list',
      'materials.mine',
      'equipments.mine',
      'others.list',
      'boss.get',
      'combats.energy',
      'upgrades.missions',
      ...ROLLED,
    ],
    staleOnFailure: ['shop.items', 'shop.notice', 'users.stars', 'users.balance', 'combats.energy'],
  },
}
