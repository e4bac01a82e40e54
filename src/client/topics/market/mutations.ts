import type { QueryClient } from '@tanstack/react-query'
import { ApiError } from '#client/api/api-error.ts'
import { setAnswer } from '#client/game/cache.ts'
import { refreshListings } from '#client/game/cached-pages.ts'
import type { MutationEffects } from '#client/game/mutation-effect.ts'
import { inventoryQuery } from '#client/topics/items/queries.ts'
import { balanceQuery } from '#client/topics/mining/queries.ts'
import type { CallName } from '#contracts/calls.ts'
import type { OwnEquipment } from '#contracts/wire.ts'
import { dropListing } from './cache.ts'
import { onSaleQuery, wishesQuery } from './queries.ts'

/** Excludes `market.list`, of which `refreshListings` refetches only the first page. */
const TRADED = [
  'market.mine',
  'market.get',
  'market.prices',
  'equipments.mine',
  'equipments.preset',
  'equipments.onSale',
  'equipments.get',
] as const satisfies readonly CallName[]
const OFFERED = [...TRADED, 'market.onSale'] as const satisfies readonly CallName[]
const BOUGHT = [...OFFERED, 'market.history', 'market.wishes'] as const satisfies readonly CallName[]

const WISHED = ['market.wishes'] as const satisfies readonly CallName[]

const setStatus = (client: QueryClient, itemId: string, status: OwnEquipment['status']): void =>
  setAnswer(client, inventoryQuery, (items) => items.map((item) => (item.id === itemId ? { ...item, status } : item)))

export const marketEffects: MutationEffects<
  'market.add' | 'market.cancel' | 'market.buy' | 'market.addWish' | 'market.removeWish'
> = {
  'market.add': {
    set: (client, offer) => {
      setAnswer(client, onSaleQuery(offer.user_equipment_id), offer)
      setStatus(client, offer.user_equipment_id, 'on-sale')
      refreshListings(client)
    },
    stale: OFFERED,
    staleOnFailure: OFFERED,
  },
  'market.cancel': {
    set: (client, { user_equipment_id }) => {
      setStatus(client, user_equipment_id, 'inventory')
      dropListing(client, user_equipment_id)
      refreshListings(client)
    },
    stale: TRADED,
    staleOnFailure: OFFERED,
  },
  'market.buy': {
    set: (client, { balance }, input) => {
      setAnswer(client, balanceQuery, balance)
      if (input) dropListing(client, input.body.market_equipment_id)
      refreshListings(client)
    },
    stale: [...BOUGHT, 'season.path', 'medals.list'],
    staleOnFailure: [...OFFERED, 'users.balance'],
    setOnFailure: (client, error, input) => {
      const isGone = error instanceof ApiError && error.code === 'listing-gone'
      if (isGone && input) dropListing(client, input.body.market_equipment_id)
    },
  },
  'market.addWish': {
    set: (client, wish) =>
      setAnswer(client, wishesQuery, (wishes) => [wish, ...wishes.filter(({ id }) => id !== wish.id)]),
    stale: WISHED,
    staleOnFailure: WISHED,
  },
  'market.removeWish': { stale: WISHED, staleOnFailure: WISHED },
}
