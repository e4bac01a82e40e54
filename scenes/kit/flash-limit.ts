/** No more than three flashes within any second (WCAG 2.3.1): so much real time lies between two of them, ms. */
const APART_MS = 340

/** Lets a flash pass only when the last one is long enough ago. Pure: it is told the real time that passes. */
export class FlashLimit {
  #sinceMs = APART_MS

  /** Lets real time pass. */
  advance(deltaMs: number): void {
    this.#sinceMs += deltaMs
  }

  /** Whether there may be a flash now; a yes counts as one. */
  take(): boolean {
    if (this.#sinceMs < APART_MS) return false
    this.#sinceMs = 0
    return true
  }
}
