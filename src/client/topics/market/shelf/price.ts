import { isMarketPrice, MARKET_PRICE_MAX_NANO } from '../../../../rules/market/market.ts'
import { tokToNano } from '../../../../rules/units.ts'

/** What is wrong with a typed price: no amount above 0, or one that no offer may have (B5, R22). */
export type PriceProblem = 'invalid' | 'tooHigh'

/** The nano TOK of a typed price, digits with at most one decimal (row 130). */
export const priceNanoOf = (text: string): number | PriceProblem => {
  const nano = tokToNano(Number(text))
  if (nano > MARKET_PRICE_MAX_NANO) return 'tooHigh'
  return isMarketPrice(nano) ? nano : 'invalid'
}

/** A price as the field has it: `12.5`. Prices of the server have one decimal at most. */
export const priceText = (nano: number): string => String(Number((nano / tokToNano(1)).toFixed(1)))

/** A day's sales of a kind of item. */
export interface PriceDay {
  /** UTC, `2026-11-24`. */
  readonly day: string
  /** Nano TOK. */
  readonly median: number
  readonly volume: number
}

/** The median of the last days, each day's counted once a sale; null without sales. */
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
