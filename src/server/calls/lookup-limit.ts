import { MS_PER_MINUTE, MS_PER_SECOND } from '#rules/units.ts'
import { ApiError } from '#server/api-error.ts'

/** Per minute, player and machine. A lookup queries all nodes of a distributed database. */
const LOOKUPS_PER_MINUTE = 30
const COUNTED_MAX = 50_000

/** @throws ApiError `rate-limited` */
export type CountLookup = (playerId: number, nowMs: number) => void

/** Each process gets a share of the limit, without coordination. */
export const createLookupLimit = (processes: number): CountLookup => {
  const most = Math.max(1, Math.floor(LOOKUPS_PER_MINUTE / processes))
  const windows = new Map<number, { readonly endsAtMs: number; count: number }>()
  return (playerId, nowMs) => {
    const accountStatus = windows.get(playerId)
    const window =
      accountStatus && nowMs < accountStatus.endsAtMs ? accountStatus : { endsAtMs: nowMs + MS_PER_MINUTE, count: 0 }
    windows.delete(playerId)
    windows.set(playerId, window)
    const [oldest] = windows.keys()
    if (windows.size > COUNTED_MAX && oldest !== undefined) windows.delete(oldest)
    if (window.count >= most) {
      throw new ApiError('rate-limited', {
        retry_after_s: Math.max(1, Math.ceil((window.endsAtMs - nowMs) / MS_PER_SECOND)),
      })
    }
    window.count += 1
  }
}
