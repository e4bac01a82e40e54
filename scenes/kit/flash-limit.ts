/** Minimum real time between flashes: at most three a second (WCAG 2.3.1). */
const APART_MS = 340

/** Has no clock: the caller passes the elapsed real time. */
export class FlashLimit {
  #sinceMs = APART_MS

  advance(deltaMs: number): void {
    this.#sinceMs += deltaMs
  }

  /** Whether a flash may be shown now. The caller must show it: `true` starts the next wait. */
  take(): boolean {
    if (this.#sinceMs < APART_MS) return false
    this.#sinceMs = 0
    return true
  }
}
