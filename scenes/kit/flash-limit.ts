/** Minimum real time between two flashes, ms: no more than three within any second (WCAG 2.3.1). */
const APART_MS = 340

/** Throttles flashes. Pure: the caller advances real time. */
export class FlashLimit {
  #sinceMs = APART_MS

  /** Advances real time. */
  advance(deltaMs: number): void {
    this.#sinceMs += deltaMs
  }

  /** Returns whether a flash is allowed now; `true` counts as a flash. */
  take(): boolean {
    if (this.#sinceMs < APART_MS) return false
    this.#sinceMs = 0
    return true
  }
}
