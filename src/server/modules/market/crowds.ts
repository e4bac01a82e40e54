import type { Insertable } from 'kysely'
import { isCrowd, standsBy, WATCHED_MS } from '#rules/market/market-watch.ts'
import type { Db } from '#server/db/database.ts'
import type { MarketMarksTable } from '#server/db/tables/market-watch.ts'
import {
  type BuyerFacts,
  buyersOf,
  gotByBuyers,
  type SaleOfSeller,
  salesOfSellers,
  spentByPairs,
} from './crowd-store.ts'
import { listingIdOf } from './listing-id.ts'

const pairOf = ({ player_id, other_id }: Pick<SaleOfSeller, 'player_id' | 'other_id'>): string =>
  `${player_id} ${other_id}`

const salesToOwn = async (db: Db, sales: readonly SaleOfSeller[]): Promise<ReadonlySet<SaleOfSeller>> => {
  const buyerIds = [...new Set(sales.map(({ other_id }) => other_id))]
  const buyers = await buyersOf(db, buyerIds)
  const spent = await spentByPairs(db, sales)
  const got = await gotByBuyers(db, buyerIds)
  const isOwn = (sale: SaleOfSeller, buyer: BuyerFacts): boolean =>
    standsBy({
      ageMs: sale.at.getTime() - buyer.created_at.getTime(),
      isBrought: buyer.referrer_id === sale.player_id,
      spentNano: Number(spent.get(pairOf(sale)) ?? 0n),
      gotNano: Number(got.get(sale.other_id) ?? 0n),
    })
  return new Set(
    sales.filter((sale) => {
      const buyer = buyers.get(sale.other_id)
      return buyer !== undefined && isOwn(sale, buyer)
    }),
  )
}

/**
 * Finds sales since `sinceMs` to accounts that seem to be the seller's, if several such accounts make up over a quarter
 * of the seller's sales in seven days (R22). @returns a mark for each
 */
export const crowdMarks = async (db: Db, sinceMs: number): Promise<Insertable<MarketMarksTable>[]> => {
  const sales = await salesOfSellers(db, sinceMs)
  const own = await salesToOwn(db, sales)
  const bySeller = new Map<bigint, SaleOfSeller[]>()
  for (const sale of sales) {
    const theirs = bySeller.get(sale.player_id)
    if (theirs) theirs.push(sale)
    else bySeller.set(sale.player_id, [sale])
  }
  return [...own]
    .filter(({ at }) => at.getTime() > sinceMs)
    .flatMap((sale) => {
      const fromMs = sale.at.getTime() - WATCHED_MS
      const all = (bySeller.get(sale.player_id) ?? []).filter(({ at }) => at.getTime() > fromMs && at <= sale.at)
      const theirs = all.filter((one) => own.has(one))
      const accounts = new Set(theirs.map(({ other_id }) => other_id)).size
      if (!isCrowd(accounts, theirs.length, all.length)) return []
      return {
        listing_id: listingIdOf({ seller_id: sale.player_id, id: sale.id }),
        kind: 'crowd' as const,
        at: sale.at,
        seller_id: sale.player_id,
        buyer_id: sale.other_id,
        price: sale.price_nano,
        usual_price: null,
        sales: accounts,
      }
    })
}
