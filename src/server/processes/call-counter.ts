import type { Counted } from '#server/calls/call-limits.ts'

interface Window {
  count: number
  endsAtMs: number
}

export type CallCounter = (caller: string, calls?: number) => Counted

/** A window begins with a caller's first call and has a fixed length. The least recent callers are forgotten. */
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
    // A map keeps the order of insertion, so its first key is the least recent caller.
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
