import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { LedgerPage } from '../../../contracts/wire.ts'
import { type LedgerFilter, ledgerQuery } from '../../game/queries.ts'

interface Older {
  /** Cursor of the first page when these were loaded: a fresh first page resets them. */
  readonly from: string | null
  readonly pages: readonly LedgerPage[]
}

/** Returns the paginated ledger, newest first. */
export const useLedger = (filter: LedgerFilter) => {
  const queryClient = useQueryClient()
  const { data: first, error, refetch } = useQuery(ledgerQuery(filter))
  const [older, setOlder] = useState<Older>({ from: null, pages: [] })
  const [more, setMore] = useState<'idle' | 'loading' | 'failed'>('idle')
  const from = first?.next ?? null
  const pages = first ? [first, ...(older.from === from ? older.pages : [])] : []
  const next = pages.at(-1)?.next ?? null

  const showMore = async (): Promise<void> => {
    if (next === null || more === 'loading') return
    setMore('loading')
    try {
      const page = await queryClient.fetchQuery(ledgerQuery(filter, next))
      setOlder((last) => ({ from, pages: last.from === from ? [...last.pages, page] : [page] }))
      setMore('idle')
    } catch {
      setMore('failed')
    }
  }
  return {
    rows: first ? pages.flatMap(({ items }) => items) : null,
    hasMore: next !== null,
    more,
    showMore,
    error,
    refetch,
  }
}
