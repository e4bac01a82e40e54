const WINDOW_MS = 300_000
/** Above this many the least recent are forgotten. */
const COUNTED_MAX = 500_000

export interface Online {
  saw(player: number): void
  count(): number
}

export const createOnline = (nowMs: () => number): Online => {
  // A map keeps the order of insertion, so its first key is the least recent player.
  const seenMs = new Map<number, number>()
  return {
    saw: (player) => {
      seenMs.delete(player)
      seenMs.set(player, nowMs())
      if (seenMs.size <= COUNTED_MAX) return
      for (const oldest of seenMs.keys()) {
        seenMs.delete(oldest)
        break
      }
    },
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
