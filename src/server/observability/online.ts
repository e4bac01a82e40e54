import { setNewest } from '#server/set-newest.ts'

const WINDOW_MS = 300_000
/** Above this many the least recent are forgotten. */
const COUNTED_MAX = 500_000

export interface Online {
  saw(player: number): void
  count(): number
}

export const createOnline = (nowMs: () => number): Online => {
  const seenMs = new Map<number, number>()
  return {
    saw: (player) => setNewest(seenMs, player, nowMs(), COUNTED_MAX),
    count: () => {
      const sinceMs = nowMs() - WINDOW_MS
      for (const [player, atMs] of seenMs) {
        if (atMs > sinceMs) break
        seenMs.delete(player)
      }
      return seenMs.size
    },
  }
}
