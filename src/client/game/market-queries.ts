import { type InfiniteData, infiniteQueryOptions, type QueryClient } from '@tanstack/react-query'
import type { CallData, CallInput } from '../../contracts/schemas.ts'
import { RETRY_DELAY_MS } from '../../rules/constants.ts'
import type { Rarity } from '../../rules/items/rarities.ts'
import { MS_PER_SECOND } from '../../rules/units.ts'
import { callWith } from '../api/call.ts'
import { callKey, callQuery } from '../api/call-query.ts'
import { shouldRetry } from '../api/retry.ts'

// What others do changes the market at any time: nothing of it is fresh for longer than it is looked at.

/** The open offer of the caller's own item (row 135). */
export const onSaleQuery = (itemId: string) => ({
  ...callQuery('market.onSale', { params: { id: itemId } }),
  staleTime: 0,
})

/** What items of a slug and rarity are offered and were sold for, over 28 days (extra 13). */
export const pricesQuery = (slug: string, rarity: Rarity) => ({
  ...callQuery('market.prices', { params: { slug }, query: { rarity } }),
  staleTime: 0,
})

/** What the market is narrowed to, and its order; prices in nano TOK. */
export type MarketView = Omit<NonNullable<CallInput<'market.list'>['query']>, 'after'>

/** A list that was just left is shown again as it was. */
const LIST_STALE_MS = 30 * MS_PER_SECOND

/** The market's offers, twenty a page; every loaded page is one entry of the cache (row 129). */
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

/**
 * Asks anew for the first page of the list on screen, and forgets the others, which begin there when they are shown again. Made stale,
 * a list would load every page that it had, one after the other.
 */
export const refreshListings = (client: QueryClient): void => {
  client.removeQueries({ queryKey: ['market.list'], type: 'inactive' })
  for (const { queryKey } of client.getQueryCache().findAll({ queryKey: ['market.list'] })) {
    const [, input] = queryKey as ReturnType<typeof callKey<'market.list'>>
    callWith('market.list', input)
      .then((first) =>
        client.setQueryData<InfiniteData<CallData<'market.list'>>>(
          queryKey,
          (known) => known && { ...known, pages: [first, ...known.pages.slice(1)] },
        ),
      )
      // What is shown is as old as it was.
      .catch(() => undefined)
  }
}

/** An offer by its id, behind a link (T27). */
export const listingQuery = (id: string) => ({ ...callQuery('market.get', { params: { id } }), staleTime: 0 })

/** The caller's own open offers. */
export const offersQuery = { ...callQuery('market.mine'), staleTime: 0 }

/** What the caller has sold and bought, newest first (R22). */
export const tradesQuery = { ...callQuery('market.history'), staleTime: 0 }
