import { isMarketPrice, MARKET_PRICE_MAX_NANO } from '#rules/market/market.ts'
import { tokToNano } from '#rules/units.ts'

export type PriceProblem = 'invalid' | 'tooHigh'

/** In nano TOK. The text may have at most one decimal (row 130). */
export const priceNanoOf = (text: string): number | PriceProblem => {
  const nano = tokToNano(Number(text))
  if (nano > MARKET_PRICE_MAX_NANO) return 'tooHigh'
  return isMarketPrice(nano) ? nano : 'invalid'
}

/** For example `12.5`. Prices from the server have at most one decimal. */
export const priceText = (nano: number): string => String(Number((nano / tokToNano(1)).toFixed(1)))

export interface PriceDay {
  /** UTC, `2026-11-24`. */
  readonly day: string
  /** Nano TOK. */
  readonly median: number
  readonly volume: number
}

/** Median of the days' medians, weighted by their sales. Null without days. */
export const usualPriceNano = (days: readonly PriceDay[]): number | null => {
  const sorted = days.toSorted((left, right) => left.median - right.median)
  const sold = sorted.reduce((sum, { volume }) => sum + volume, 0)
  let before = 0
  for (const { median, volume } of sorted) {
    before += volume
    if (before * 2 >= sold) return median
  }
  return null
}
