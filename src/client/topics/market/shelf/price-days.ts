import { dayKeyOf } from '../../../../rules/days.ts'
import { PRICE_HISTORY_DAYS } from '../../../../rules/market/market.ts'
import { MS_PER_DAY } from '../../../../rules/units.ts'
import type { PriceDay } from './price.ts'

/** A day of sales at its place in the chart. */
export interface ChartDay extends PriceDay {
  /** Middle of its column, 0 to 1. */
  readonly x: number
  /** Height of its median above the lowest shown, 0 to 1; 0.5 when all are alike. */
  readonly y: number
  /** Its volume beside the highest, 0 to 1. */
  readonly share: number
}

/** The days of the price history in the chart's measures, oldest first; what lies outside is left out. */
export const chartDays = (days: readonly PriceDay[], nowMs: number): ChartDay[] => {
  const columns = Array.from({ length: PRICE_HISTORY_DAYS }, (_, index) =>
    dayKeyOf(nowMs - (PRICE_HISTORY_DAYS - 1 - index) * MS_PER_DAY),
  )
  const shown = days.filter(({ day }) => columns.includes(day))
  const medians = shown.map(({ median }) => median)
  const [low, high] = [Math.min(...medians), Math.max(...medians)]
  const most = Math.max(...shown.map(({ volume }) => volume))
  return shown.map((entry) => ({
    ...entry,
    x: (columns.indexOf(entry.day) + 0.5) / PRICE_HISTORY_DAYS,
    y: high === low ? 0.5 : (entry.median - low) / (high - low),
    share: entry.volume / most,
  }))
}
