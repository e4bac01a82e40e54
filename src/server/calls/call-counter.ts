import { setNewest } from '#server/set-newest.ts'
import type { Counted } from './call-limits.ts'

type CallCounter = (caller: string, nowMs: number, calls?: number) => Counted

/** A window begins with a caller's first call and has a fixed length. The least recent callers are forgotten. */
export const createCallCounter = (options: { readonly windowMs: number; readonly callersMax: number }): CallCounter => {
  const windows = new Map<string, { count: number; readonly endsAtMs: number }>()
  return (caller, nowMs, calls = 1) => {
    const known = windows.get(caller)
    const window = known && nowMs < known.endsAtMs ? known : { count: 0, endsAtMs: nowMs + options.windowMs }
    window.count += calls
    setNewest(windows, caller, window, options.callersMax)
    return { current: window.count, ttl: window.endsAtMs - nowMs }
  }
}
