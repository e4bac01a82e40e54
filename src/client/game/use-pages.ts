import { type UseQueryOptions, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'

interface CursorPage {
  readonly items: readonly unknown[]
  readonly next: string | null
}

interface Older<Page> {
  /** The first page's `next` at the time `pages` were loaded. If a refetch changes it, they are dropped. */
  readonly from: string | null
  readonly pages: readonly Page[]
}

export const usePages = <Page extends CursorPage, Key extends readonly unknown[]>(
  queryOf: (after?: string) => UseQueryOptions<Page, Error, Page, Key>,
) => {
  const queryClient = useQueryClient()
  const { data: first, error, refetch } = useQuery(queryOf())
  const [older, setOlder] = useState<Older<Page>>({ from: null, pages: [] })
  const [more, setMore] = useState<'idle' | 'loading' | 'failed'>('idle')
  const from = first?.next ?? null
  const pages = first ? [first, ...(older.from === from ? older.pages : [])] : []
  const next = pages.at(-1)?.next ?? null

  const showMore = async (): Promise<void> => {
    if (next === null || more === 'loading') return
    setMore('loading')
    try {
      const page = await queryClient.fetchQuery(queryOf(next))
      setOlder((last) => ({ from, pages: last.from === from ? [...last.pages, page] : [page] }))
      setMore('idle')
    } catch {
      setMore('failed')
    }
  }
  return {
    rows: first ? pages.flatMap<Page['items'][number]>(({ items }) => [...items]) : null,
    hasMore: next !== null,
    more,
    showMore,
    error,
    refetch,
  }
}
