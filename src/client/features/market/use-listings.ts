import { useInfiniteQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import type { Listing } from '../../../contracts/wire.ts'
import { listingsQuery, type MarketView } from '../../game/market-queries.ts'

/** The loaded part of the market's list. */
export interface Listings {
  /** Null until the first page is there. */
  readonly rows: readonly Listing[] | null
  readonly hasMore: boolean
  readonly more: 'idle' | 'loading' | 'failed'
  readonly showMore: () => void
  readonly error: Error | null
  readonly refetch: () => unknown
}

/** The market's offers of a view, page after page. */
export const useListings = (view: MarketView): Listings => {
  const query = useInfiniteQuery(listingsQuery(view))
  const { data, error, hasNextPage, isFetchingNextPage, isFetchNextPageError, fetchNextPage, refetch } = query
  const rows = useMemo(() => {
    // An offer made between two pages moves the last of one to the top of the next.
    const byId = new Map(data?.pages.flatMap(({ items }) => items).map((listing) => [listing.id, listing]))
    return data ? [...byId.values()] : null
  }, [data])
  return {
    rows,
    hasMore: hasNextPage,
    more: isFetchingNextPage ? 'loading' : isFetchNextPageError ? 'failed' : 'idle',
    showMore: () => {
      if (!isFetchingNextPage) void fetchNextPage()
    },
    error,
    refetch,
  }
}
