import type { Listing } from '../../../../contracts/wire.ts'
import { type InfiniteRows, useInfiniteRows } from '../../../game/use-infinite-rows.ts'
import { listingsQuery, type MarketView } from '../queries.ts'

export const useListings = (view: MarketView): InfiniteRows<Listing> => useInfiniteRows(listingsQuery(view))
