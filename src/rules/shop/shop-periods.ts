import { dayStartMs } from '#rules/days.ts'
import { MS_PER_DAY } from '#rules/units.ts'
import type { OfferLimit } from './offers.ts'

const FORTNIGHT_MS = 14 * MS_PER_DAY

/** The UTC day, or the fortnight counted from the season's start (R32). The day if there is no limit. */
export const shopPeriod = (
  limit: OfferLimit | null,
  nowMs: number,
  { startMs: seasonStartMs }: { readonly startMs: number },
): { readonly startMs: number; readonly endMs: number } => {
  const [originMs, lengthMs] =
    limit?.each === 'fortnight' ? [seasonStartMs, FORTNIGHT_MS] : [dayStartMs(seasonStartMs), MS_PER_DAY]
  const startMs = originMs + Math.floor((nowMs - originMs) / lengthMs) * lengthMs
  return { startMs, endMs: startMs + lengthMs }
}
