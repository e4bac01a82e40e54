/** The server's one source of time; passed in, never global. */
export interface Clock {
  /** Milliseconds since the epoch. */
  nowMs(): number
}

/** The machine's clock. */
export const systemClock: Clock = { nowMs: () => Date.now() }
