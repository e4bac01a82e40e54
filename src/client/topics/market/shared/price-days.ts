import { dayKeyOf } from '#rules/days.ts'
import { PRICE_HISTORY_DAYS } from '#rules/market/market.ts'
import { MS_PER_DAY } from '#rules/units.ts'
import type { PriceDay } from './price.ts'

export interface ChartDay extends PriceDay {
  /** Middle of the day's column, 0–1. */
  readonly x: number
  /** The median on a scale from the lowest to the highest shown, 0–1. 0.5 if all are equal. */
  readonly y: number
  /** The day's volume as a share of the highest, 0–1. */
  readonly share: number
}

/** Keeps the order of `days`. Drops days outside the range. */
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
