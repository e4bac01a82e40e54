import { type InfiniteData, type UseInfiniteQueryOptions, useInfiniteQuery } from '@tanstack/react-query'
import { useMemo } from 'react'

/** The loaded part of a list that loads on as one scrolls. */
export interface InfiniteRows<Row> {
  /** Null until the first page is there. */
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

/** A list of a query, page after page; a row that has moved from one page to the next stands once. */
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
