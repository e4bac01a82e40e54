import { callQuery } from '../../api/call-query.ts'

/** What the ledger can be narrowed to: everything, one currency, or everything but these. */
export const LEDGER_FILTERS = ['all', 'tok', 'star', 'goods'] as const
export type LedgerFilter = (typeof LEDGER_FILTERS)[number]

/** Fifty rows of the ledger, newest first; `after` is `next` of the page before. Asked anew whenever the page opens. */
export const ledgerQuery = (filter: LedgerFilter, after?: string) => ({
  ...callQuery('users.ledger', {
    query: { ...(filter === 'all' ? {} : { asset: filter }), ...(after === undefined ? {} : { after }) },
  }),
  staleTime: 0,
})

/** TOK balance in nano. */
export const balanceQuery = callQuery('users.balance')
