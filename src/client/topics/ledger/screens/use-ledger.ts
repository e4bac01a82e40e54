import { usePages } from '../../../game/use-pages.ts'
import { type LedgerFilter, ledgerQuery } from '../queries.ts'

export const useLedger = (filter: LedgerFilter) => usePages((after) => ledgerQuery(filter, after))
