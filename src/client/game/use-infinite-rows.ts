import { type InfiniteData, type UseInfiniteQueryOptions, useInfiniteQuery } from '@tanstack/react-query'
import { useMemo } from 'react'

export interface InfiniteRows<Row> {
  /** Null until the first page is loaded. */
  readonly rows: readonly Row[] | null
  readonly hasMore: boolean
  readonly more: 'idle' | 'loading' | 'failed'
  readonly showMore: () => void
  readonly error: Error | null
  readonly refetch: () => unknown
}

interface RowsPage<Row> {
  readonly items: Row[]
  readonly next: string | null
}

/** All rows loaded so far. A row that has moved to the next page meanwhile appears once. */
export const useInfiniteRows = <Row extends { readonly id: string }, Key extends readonly unknown[]>(
  options: UseInfiniteQueryOptions<RowsPage<Row>, Error, InfiniteData<RowsPage<Row>>, Key, string | null>,
): InfiniteRows<Row> => {
  const query = useInfiniteQuery(options)
  const { data, error, hasNextPage, isFetchingNextPage, isFetchNextPageError, fetchNextPage, refetch } = query
  const rows = useMemo(() => {
    const byId = new Map(data?.pages.flatMap(({ items }) => items).map((row) => [row.id, row]))
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
