import { readOwn, writeOwn } from '#client/platform/player-store.ts'
import type { Trade } from '#contracts/wire.ts'
import { LISTING_LIFETIME_MS } from '#rules/market/market.ts'

const KEY = 'sales-seen'

const seenMs = (): number => {
  const stored = Number(readOwn(KEY))
  return Number.isFinite(stored) ? stored : 0
}

/** Sales that the player has not seen, at most a week old, which is the lifetime of an offer. */
export const newSales = (trades: readonly Trade[], nowMs: number): readonly Trade[] => {
  const sinceMs = Math.max(seenMs(), nowMs - LISTING_LIFETIME_MS)
  return trades.filter(({ side, at }) => side === 'sold' && Date.parse(at) > sinceMs)
}

export const markSalesSeen = (sales: readonly Trade[]): void => {
  writeOwn(KEY, String(Math.max(seenMs(), ...sales.map(({ at }) => Date.parse(at)))))
}
