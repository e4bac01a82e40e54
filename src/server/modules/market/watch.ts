import type { Insertable, Kysely } from 'kysely'
import { itemWorthNano } from '../../../rules/market/item-worth.ts'
import { isFarOff, PAIR_SALES_MARKED, WATCHED_MS } from '../../../rules/market/market-watch.ts'
import { MS_PER_MINUTE } from '../../../rules/units.ts'
import type { Database } from '../../db/database.ts'
import type { MarketMarksTable } from '../../db/tables/market-watch.ts'
import { readFact, writeFact } from '../../db/world-facts.ts'
import { crowdMarks } from './crowds.ts'
import { listingIdOf } from './listing-id.ts'
import { usualPrices } from './usual-prices.ts'
import { type MarkRow, newestMarks, putMarks, salesBetweenPeople } from './watch-store.ts'

/** Up to which instant sales have been looked at. */
export const WATCHED_FACT = 'market-watched'
/** A sale is seen when its transaction has ended, which is some seconds after its instant. */
const OVERLAP_MS = 2 * MS_PER_MINUTE

/**
 * Marks sales that an operator should look at, and blocks nothing: at more than twenty times or less than a twentieth of what the
 * kind brought within seven days before (of what it costs to make where none was sold), from the third on between the same
 * two players within seven days, and to a crowd of accounts that stand by the seller. Sales with NPC are not looked at.
 * @returns how many marks are new
 */
export const watchSales = async (db: Kysely<Database>, nowMs: number): Promise<number> => {
  const watched = (await readFact(db, WATCHED_FACT)) as { readonly atMs: number } | undefined
  const sinceMs = Math.max((watched?.atMs ?? 0) - OVERLAP_MS, nowMs - WATCHED_MS)
  const marks: Insertable<MarketMarksTable>[] = []
  const sales = await salesBetweenPeople(db, sinceMs)
  const usualOf = await usualPrices(db, sales)
  for (const sale of sales) {
    const { at, other_id, player_id, price_nano } = sale
    const listing_id = listingIdOf({ seller_id: player_id, id: sale.id })
    const about = { listing_id, at, seller_id: player_id, buyer_id: other_id, price: price_nano }
    const usual = usualOf.get(sale) ?? BigInt(itemWorthNano(sale))
    // In all kinds all columns, for one statement writes them.
    if (isFarOff(Number(price_nano), Number(usual)))
      marks.push({ ...about, kind: 'price', usual_price: usual, sales: null })
    if (sale.sales >= PAIR_SALES_MARKED) marks.push({ ...about, kind: 'pair', usual_price: null, sales: sale.sales })
  }
  marks.push(...(await crowdMarks(db, sinceMs)))
  const added = await putMarks(db, marks)
  await writeFact(db, WATCHED_FACT, { atMs: nowMs })
  return added
}

/** The newest marks, of one player's sales and purchases or of all; for operators. */
export const marksOf = (db: Kysely<Database>, playerId: number | null, limit: number): Promise<MarkRow[]> =>
  newestMarks(db, playerId, limit)
