import {
  type InfiniteData,
  type UseInfiniteQueryOptions,
  type UseInfiniteQueryResult,
  useInfiniteQuery,
} from '@tanstack/react-query'
import { useMemo } from 'react'

interface RowsPage<Row> {
  readonly items: Row[]
  readonly next: string | null
}

export const pagesOf = (query: UseInfiniteQueryResult<unknown>) => ({
  hasMore: query.hasNextPage,
  more: query.isFetchingNextPage
    ? ('loading' as const)
    : query.isFetchNextPageError
      ? ('failed' as const)
      : ('idle' as const),
  showMore: () => {
    if (!query.isFetchingNextPage) void query.fetchNextPage()
  },
})

/** All rows loaded so far. A row that has moved to the next page meanwhile appears once. */
export const useInfiniteRows = <Row extends { readonly id: string }, Key extends readonly unknown[]>(
  options: UseInfiniteQueryOptions<RowsPage<Row>, Error, InfiniteData<RowsPage<Row>>, Key, string | null>,
) => {
  const query = useInfiniteQuery(options)
  const { data, error, refetch } = query
  const rows = useMemo(() => {
    const byId = new Map(data?.pages.flatMap(({ items }) => items).map((row) => [row.id, row]))
    return data ? [...byId.values()] : null
  }, [data])
  /** Rows are null until the first page is loaded. */
  return { rows, error, refetch, ...pagesOf(query) }
}
