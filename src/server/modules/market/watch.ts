import type { Insertable } from 'kysely'
import { itemWorthNano } from '#rules/market/item-worth.ts'
import { isFarOff, PAIR_SALES_MARKED, WATCHED_MS } from '#rules/market/market-watch.ts'
import { MS_PER_MINUTE } from '#rules/units.ts'
import type { Db } from '#server/db/database.ts'
import type { MarketMarksTable } from '#server/db/tables/market-watch.ts'
import { readWorldSetting, writeWorldSetting } from '#server/db/world-settings.ts'
import { crowdMarks } from './crowds.ts'
import { listingIdOf } from './listing-id.ts'
import { usualPrices } from './usual-prices.ts'
import { type MarkRow, newestMarks, putMarks, salesBetweenPeople } from './watch-store.ts'

export const WATCHED_FACT = 'market-watched'
/**
 * A sale becomes visible some seconds after its time, when its transaction commits. So each run starts this long before
 * the previous run's time.
 */
const OVERLAP_MS = 2 * MS_PER_MINUTE

/**
 * Marks sales for operators: odd prices, repeated sales of a pair, crowds. Blocks nothing and skips NPCs. @returns
 * number of new marks
 */
export const watchSales = async (db: Db, nowMs: number): Promise<number> => {
  const watched = (await readWorldSetting(db, WATCHED_FACT)) as { readonly atMs: number } | undefined
  const sinceMs = Math.max((watched?.atMs ?? 0) - OVERLAP_MS, nowMs - WATCHED_MS)
  const marks: Insertable<MarketMarksTable>[] = []
  const sales = await salesBetweenPeople(db, sinceMs)
  const usualOf = await usualPrices(db, sales)
  for (const sale of sales) {
    const { at, other_id, player_id, price_nano } = sale
    const listing_id = listingIdOf({ seller_id: player_id, id: sale.id })
    const about = { listing_id, at, seller_id: player_id, buyer_id: other_id, price: price_nano }
    const usual = usualOf.get(sale) ?? BigInt(itemWorthNano(sale))
    // Every kind of mark sets all columns, because one statement writes them together.
    if (isFarOff(Number(price_nano), Number(usual)))
      marks.push({ ...about, kind: 'price', usual_price: usual, sales: null })
    if (sale.sales >= PAIR_SALES_MARKED) marks.push({ ...about, kind: 'pair', usual_price: null, sales: sale.sales })
  }
  marks.push(...(await crowdMarks(db, sinceMs)))
  const added = await putMarks(db, marks)
  await writeWorldSetting(db, WATCHED_FACT, { atMs: nowMs })
  return added
}

/** Newest marks of sales in which the player sold or bought. Null: of all players. For operators. */
export const marksOf = (db: Db, playerId: number | null, limit: number): Promise<MarkRow[]> =>
  newestMarks(db, playerId, limit)
