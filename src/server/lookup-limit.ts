import { MS_PER_MINUTE, MS_PER_SECOND } from '../rules/units.ts'
import { Refusal } from './refusal.ts'

/** Reads that ask all nodes of a distributed database, of one player a minute, over all processes of the machine. */
const LOOKUPS_PER_MINUTE = 30
/** Of more players at a time the oldest are forgotten. */
const COUNTED_MAX = 50_000

/** Counts such a read of a player. @throws Refusal `rate-limited` beyond thirty a minute */
export type CountLookup = (playerId: number, nowMs: number) => void

/** Counts by itself: each process takes its part, so that the sum holds without asking. */
export const createLookupLimit = (processes: number): CountLookup => {
  const most = Math.max(1, Math.floor(LOOKUPS_PER_MINUTE / processes))
  const windows = new Map<number, { readonly endsAtMs: number; count: number }>()
  return (playerId, nowMs) => {
    const standing = windows.get(playerId)
    const window = standing && nowMs < standing.endsAtMs ? standing : { endsAtMs: nowMs + MS_PER_MINUTE, count: 0 }
    windows.delete(playerId)
    windows.set(playerId, window)
    const [oldest] = windows.keys()
    if (windows.size > COUNTED_MAX && oldest !== undefined) windows.delete(oldest)
    if (window.count >= most) {
      throw new Refusal('rate-limited', {
        retry_after_s: Math.max(1, Math.ceil((window.endsAtMs - nowMs) / MS_PER_SECOND)),
      })
    }
    window.count += 1
  }
}
