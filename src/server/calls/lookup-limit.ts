import { MS_PER_SECOND } from '#rules/units.ts'
import { ApiError } from '#server/api-error.ts'
import { createCallCounter } from './call-counter.ts'
import { COUNTED_CALLERS_MAX, RATE_WINDOW_MS } from './call-limits.ts'

/** Per minute, player and machine. A lookup queries all nodes of a distributed database. */
const LOOKUPS_PER_MINUTE = 30

/** @throws ApiError `rate-limited` */
export type CountLookup = (playerId: number, nowMs: number) => void

/** Each process gets a share of the limit, without coordination. */
export const createLookupLimit = (processes: number): CountLookup => {
  const most = Math.max(1, Math.floor(LOOKUPS_PER_MINUTE / processes))
  const count = createCallCounter({ windowMs: RATE_WINDOW_MS, callersMax: COUNTED_CALLERS_MAX })
  return (playerId, nowMs) => {
    const { current, ttl } = count(String(playerId), nowMs)
    if (current > most)
      throw new ApiError('rate-limited', { retry_after_s: Math.max(1, Math.ceil(ttl / MS_PER_SECOND)) })
  }
}
