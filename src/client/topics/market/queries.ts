import { infiniteQueryOptions } from '@tanstack/react-query'
import { callWith } from '#client/api/call.ts'
import { callKey, callQuery } from '#client/api/call-query.ts'
import { shouldRetry } from '#client/api/retry.ts'
import { homeQuery } from '#client/game/home-query.ts'
import type { CallQuery } from '#contracts/schemas.ts'
import { RETRY_DELAY_MS } from '#rules/constants.ts'
import type { Rarity } from '#rules/items/rarities.ts'
import { MS_PER_SECOND } from '#rules/units.ts'

// Other players change the market at any time, so most of the queries below are never fresh.

export const onSaleQuery = (itemId: string) => ({
  ...callQuery('market.onSale', { params: { id: itemId } }),
  staleTime: 0,
})

/** Long enough for a dialog to fetch the prices once, although several of its parts show them. */
const PRICES_STALE_MS = 10 * MS_PER_SECOND

export const pricesQuery = (slug: string, rarity: Rarity) => ({
  ...callQuery('market.prices', { params: { slug }, query: { rarity } }),
  staleTime: PRICES_STALE_MS,
})

/** Every filter is required, so that a new one of the contract does not compile until the view has it. */
export type MarketView = Required<Omit<CallQuery<'market.list'>, 'after'>>

/** Within this time, going back shows the list as it was left. */
const LIST_STALE_MS = 30 * MS_PER_SECOND

/** Twenty per page. All loaded pages share one cache entry (row 129). */
export const listingsQuery = (view: MarketView) =>
  infiniteQueryOptions({
    queryKey: callKey('market.list', { query: view }),
    queryFn: ({ pageParam, signal }) =>
      callWith('market.list', { query: pageParam === null ? view : { ...view, after: pageParam } }, { signal }),
    initialPageParam: null as string | null,
    getNextPageParam: ({ next }) => next,
    retry: (failuresBefore, error) => shouldRetry('market.list', failuresBefore, error),
    retryDelay: RETRY_DELAY_MS,
    staleTime: LIST_STALE_MS,
  })

export const listingQuery = (id: string) => ({ ...callQuery('market.get', { params: { id } }), staleTime: 0 })

export const offersQuery = { ...callQuery('market.mine'), staleTime: 0 }

/** Newest first (R22). */
export const tradesQuery = { ...callQuery('market.history'), staleTime: 0 }

export const wishesQuery = { ...homeQuery('market.wishes'), staleTime: 0 }
