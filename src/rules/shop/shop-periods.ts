import { dayStartMs } from '../days.ts'
import { MS_PER_DAY } from '../units.ts'
import type { OfferLimit } from './offers.ts'

const FORTNIGHT_MS = 14 * MS_PER_DAY

/** A period in which purchases are counted, in milliseconds. */
export interface ShopPeriod {
  readonly startMs: number
  readonly endMs: number
}

/**
 * The period of a limit in which an instant lies: a UTC day, or a fortnight counted from the season's Monday, Weeks I–II or III–IV (R32).
 * What has no limit is counted by days.
 */
export const shopPeriod = (
  limit: OfferLimit | null,
  nowMs: number,
  { startMs: seasonStartMs }: { readonly startMs: number },
): ShopPeriod => {
  const [originMs, lengthMs] =
    limit?.each === 'fortnight' ? [seasonStartMs, FORTNIGHT_MS] : [dayStartMs(seasonStartMs), MS_PER_DAY]
  const startMs = originMs + Math.floor((nowMs - originMs) / lengthMs) * lengthMs
  return { startMs, endMs: startMs + lengthMs }
}
