import { MS_PER_MINUTE } from '#rules/units.ts'

export const RATE_WINDOW_MS = MS_PER_MINUTE
/** Above this many callers the least recent ones are forgotten. */
export const COUNTED_CALLERS_MAX = 50_000

/** `current` counts the caller's calls in the current window, this one included. `ttl` is the time left in ms. */
export interface Counted {
  readonly current: number
  readonly ttl: number
}

/** Never rejects. */
export type CountCall = (caller: string) => Promise<Counted>

export interface CallLimits {
  readonly processes: number
  /** Counts over all processes. Null: this process counts only its own calls. */
  readonly countCall: CountCall | null
}

export const OWN_LIMITS: CallLimits = { processes: 1, countCall: null }
