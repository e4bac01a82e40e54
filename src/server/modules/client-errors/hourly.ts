import { MS_PER_HOUR } from '#rules/units.ts'

export const createHourlyCounter = <K>() => {
  const counts = new Map<K, number>()
  let endsAtMs = Number.NEGATIVE_INFINITY
  const current = (nowMs: number): Map<K, number> => {
    if (nowMs >= endsAtMs) {
      counts.clear()
      endsAtMs = nowMs + MS_PER_HOUR
    }
    return counts
  }
  return {
    /** False at the limit, without counting. */
    count: (key: K, nowMs: number, limit: number): boolean => {
      const counted = current(nowMs)
      const before = counted.get(key) ?? 0
      if (before >= limit) return false
      counted.set(key, before + 1)
      return true
    },
    has: (key: K, nowMs: number): boolean => current(nowMs).has(key),
    size: (nowMs: number): number => current(nowMs).size,
  }
}
