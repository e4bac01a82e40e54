import { MS_PER_MINUTE } from '#rules/units.ts'

export const RATE_WINDOW_MS = MS_PER_MINUTE
/** Beyond this the oldest callers are forgotten. */
export const COUNTED_CALLERS_MAX = 50_000

/** Calls in the current window including this one, and the ms until it ends. */
export interface Counted {
  readonly current: number
  readonly ttl: number
}

/** Never rejects. */
export type CountCall = (caller: string) => Promise<Counted>

export interface CallLimits {
  readonly processes: number
  /** Counts over all processes. Null: this process counts alone. */
  readonly countCall: CountCall | null
}

export const OWN_LIMITS: CallLimits = { processes: 1, countCall: null }
