import type { CallName } from '../../../contracts/calls.ts'
import { setAnswer } from '../cache.ts'
import { balanceQuery } from '../home-queries.ts'
import { dropListing } from '../market-cache.ts'
import type { MoveEffects } from './move-effect.ts'

/** What shows an item in the bag or on the market. */
const OFFERED = [
  'market.list',
  'market.mine',
  'market.get',
  'market.onSale',
  'equipments.mine',
  'equipments.onSale',
  'equipments.get',
] as const satisfies readonly CallName[]
const BOUGHT = [...OFFERED, 'market.history', 'collection.get'] as const satisfies readonly CallName[]

const WISHED = ['market.wishes'] as const satisfies readonly CallName[]

/** The market (rows 133, 134), and what a player waits for there (extra 13). */
export const marketEffects: MoveEffects<
  'market.add' | 'market.cancel' | 'market.buy' | 'market.addWish' | 'market.removeWish'
> = {
  'market.add': { stale: OFFERED, staleOnFailure: OFFERED },
  'market.cancel': { stale: OFFERED, staleOnFailure: OFFERED },
  'market.buy': {
    set: (client, { balance }, input) => {
      setAnswer(client, balanceQuery, balance)
      if (input) dropListing(client, input.body.market_equipment_id)
    },
    stale: BOUGHT,
    staleOnFailure: [...OFFERED, 'users.balance'],
  },
  'market.addWish': { stale: WISHED },
  'market.removeWish': { stale: WISHED, staleOnFailure: WISHED },
}
