import { callQuery } from '#client/api/call-query.ts'

export const starsQuery = callQuery('users.stars')

export const LEDGER_FILTERS = ['all', 'tok', 'star', 'goods'] as const

export type LedgerFilter = (typeof LEDGER_FILTERS)[number]

/** Fifty rows, newest first; `after` is the previous page's `next`. */
export const ledgerQuery = (filter: LedgerFilter, after?: string) => ({
  ...callQuery('users.ledger', {
    query: { ...(filter === 'all' ? {} : { asset: filter }), ...(after === undefined ? {} : { after }) },
  }),
  staleTime: 0,
})
