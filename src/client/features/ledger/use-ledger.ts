import { type LedgerFilter, ledgerQuery } from '../../game/queries.ts'
import { usePages } from '../../game/use-pages.ts'

/** Returns the paginated ledger, newest first. */
export const useLedger = (filter: LedgerFilter) => usePages((after) => ledgerQuery(filter, after))
