import { WATCHED_MS } from '#rules/market/market-watch.ts'
import type { Db } from '#server/db/database.ts'
import type { TradeRow } from '#server/db/tables/market.ts'
import { kindKey } from './kind-price-store.ts'
import { type PaidPrice, pricesPaid } from './watch-store.ts'

type Sale = Pick<TradeRow, 'at' | 'slug' | 'rarity'>

/** Index at which to insert `price` into ascending prices, before equal ones. */
const placeOf = (sorted: readonly bigint[], price: bigint): number => {
  let [low, high] = [0, sorted.length]
  while (low < high) {
    const middle = (low + high) >> 1
    if ((sorted[middle] ?? 0n) < price) low = middle + 1
    else high = middle
  }
  return low
}

/** @param sales oldest first @param paid prices from seven days before the first sale on, oldest first */
const mediansBefore = (sales: readonly Sale[], paid: readonly PaidPrice[]): ReadonlyMap<Sale, bigint | null> => {
  const inWindow: bigint[] = []
  const medians = new Map<Sale, bigint | null>()
  let [from, to] = [0, 0]
  for (const sale of sales) {
    const atMs = sale.at.getTime()
    for (let next = paid[to]; next && next.at.getTime() < atMs; next = paid[++to])
      inWindow.splice(placeOf(inWindow, next.price_nano), 0, next.price_nano)
    for (let old = paid[from]; old && from < to && old.at.getTime() < atMs - WATCHED_MS; old = paid[++from])
      inWindow.splice(placeOf(inWindow, old.price_nano), 1)
    medians.set(sale, inWindow[Math.ceil(inWindow.length / 2) - 1] ?? null)
  }
  return medians
}

/**
 * Median price of the item's kind in the seven days before each sale; null if nothing was sold then. One statement per
 * kind. @param sales oldest first
 */
export const usualPrices = async (db: Db, sales: readonly Sale[]): Promise<ReadonlyMap<Sale, bigint | null>> => {
  const byKind = new Map<string, Sale[]>()
  for (const sale of sales) {
    const ofKind = byKind.get(kindKey(sale))
    if (ofKind) ofKind.push(sale)
    else byKind.set(kindKey(sale), [sale])
  }
  const medians = new Map<Sale, bigint | null>()
  for (const ofKind of byKind.values()) {
    const [first, last] = [ofKind[0], ofKind.at(-1)]
    if (!first || !last) continue
    const paid = await pricesPaid(db, first, { fromMs: first.at.getTime() - WATCHED_MS, toMs: last.at.getTime() })
    for (const [sale, median] of mediansBefore(ofKind, paid)) medians.set(sale, median)
  }
  return medians
}
