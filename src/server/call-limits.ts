import { MS_PER_MINUTE } from '../rules/units.ts'

/** The time over which a caller's calls are counted. */
export const RATE_WINDOW_MS = MS_PER_MINUTE
/** Of more callers at a time the oldest are forgotten. */
export const COUNTED_CALLERS_MAX = 50_000

/** The calls of a caller in the present window, this one among them, and the ms until the window is over. */
export interface Counted {
  readonly current: number
  readonly ttl: number
}

/** Counts a call of this caller. Never rejects. */
export type CountCall = (caller: string) => Promise<Counted>

/** How this process shares the limits of callers with others of the machine. */
export interface CallLimits {
  /** Processes that take calls. */
  readonly processes: number
  /** Counts over all of them; null: this process counts by itself. */
  readonly countCall: CountCall | null
}

/** The limits of a process that is the only one. */
export const OWN_LIMITS: CallLimits = { processes: 1, countCall: null }
