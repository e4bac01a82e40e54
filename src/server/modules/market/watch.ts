import type { Kysely } from 'kysely'
import { itemWorthNano } from '../../../rules/item-worth.ts'
import { isFarOff, PAIR_SALES_MARKED, WATCHED_MS } from '../../../rules/market-watch.ts'
import { MS_PER_MINUTE } from '../../../rules/units.ts'
import type { Database } from '../../db/database.ts'
import { readFact, writeFact } from '../../db/world-facts.ts'
import { kindKey } from './kind-prices.ts'
import { listingIdOf } from './listing-id.ts'
import { type MarkRow, newestMarks, putMarks, salesBetweenPeople, usualPrices } from './watch-store.ts'

export type { MarkRow }

/** Up to which instant sales have been looked at. */
const WATCHED_FACT = 'market-watched'
/** A sale is seen when its transaction has ended, which is some seconds after its instant. */
const OVERLAP_MS = 2 * MS_PER_MINUTE

/**
 * Marks sales that an operator should look at, and blocks nothing: at more than twenty times or less than a twentieth of what the
 * kind brought within seven days before (of what it costs to make where none was sold), and from the third on between the same
 * two players within seven days. Sales with NPC are not looked at.
 * @returns how many marks are new
 */
export const watchSales = async (db: Kysely<Database>, nowMs: number): Promise<number> => {
  const watched = (await readFact(db, WATCHED_FACT)) as { readonly atMs: number } | undefined
  const sinceMs = Math.max((watched?.atMs ?? 0) - OVERLAP_MS, nowMs - WATCHED_MS)
  const sales = await salesBetweenPeople(db, sinceMs)
  const slugs = [...new Set(sales.map(({ slug }) => slug))]
  const medians = slugs.length === 0 ? [] : await usualPrices(db, slugs, sinceMs)
  const usualOf = new Map(medians.map((kind) => [kindKey(kind), Number(kind.usual)]))
  const marks = sales.flatMap((sale) => {
    const price = Number(sale.price_nano)
    const usual = usualOf.get(kindKey(sale)) ?? itemWorthNano(sale)
    const about = {
      listing_id: listingIdOf({ seller_id: sale.player_id, id: sale.id }),
      at: sale.at,
      seller_id: sale.player_id,
      buyer_id: sale.other_id,
      price,
    }
    return [
      ...(isFarOff(price, usual) ? [{ ...about, kind: 'price', usual_price: usual, sales: null } as const] : []),
      ...(sale.sales >= PAIR_SALES_MARKED
        ? [{ ...about, kind: 'pair', usual_price: null, sales: sale.sales } as const]
        : []),
    ]
  })
  const added = await putMarks(db, marks)
  await writeFact(db, WATCHED_FACT, { atMs: nowMs })
  return added
}

/** The newest marks, of one player's sales and purchases or of all; for operators. */
export const marksOf = (db: Kysely<Database>, playerId: number | null, limit: number): Promise<MarkRow[]> =>
  newestMarks(db, playerId, limit)
