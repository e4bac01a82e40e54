import { usePages } from '../../../game/use-pages.ts'
import { type LedgerFilter, ledgerQuery } from '../queries.ts'

/** Returns the paginated ledger, newest first. */
export const useLedger = (filter: LedgerFilter) => usePages((after) => ledgerQuery(filter, after))
