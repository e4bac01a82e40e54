import { isMarketPrice, MARKET_PRICE_MAX_NANO } from '../../rules/market.ts'
import { tokToNano } from '../../rules/units.ts'

/** What is wrong with a typed price: no amount above 0, or one that no offer may have (B5, R22). */
export type PriceProblem = 'invalid' | 'tooHigh'

/** The nano TOK of a typed price, digits with at most one decimal (row 130). */
export const priceNanoOf = (text: string): number | PriceProblem => {
  const nano = tokToNano(Number(text))
  if (nano > MARKET_PRICE_MAX_NANO) return 'tooHigh'
  return isMarketPrice(nano) ? nano : 'invalid'
}
