import type { Counted } from '../call-limits.ts'

interface Window {
  count: number
  endsAtMs: number
}

/** Counts calls by caller: one, or several at once. */
export type CallCounter = (caller: string, calls?: number) => Counted

/** A counter of calls in fixed windows, which begin with a caller's first call; it forgets the callers longest unheard. */
export const createCallCounter = (options: {
  readonly windowMs: number
  readonly callersMax: number
  readonly nowMs: () => number
}): CallCounter => {
  const windows = new Map<string, Window>()
  return (caller, calls = 1) => {
    const nowMs = options.nowMs()
    const known = windows.get(caller)
    const window = known && nowMs < known.endsAtMs ? known : { count: 0, endsAtMs: nowMs + options.windowMs }
    window.count += calls
    // A map keeps the order of insertion: the first one is the longest unheard.
    windows.delete(caller)
    windows.set(caller, window)
    if (windows.size > options.callersMax) {
      for (const [oldest] of windows) {
        windows.delete(oldest)
        break
      }
    }
    return { current: window.count, ttl: window.endsAtMs - nowMs }
  }
}
