/** Real time; at most three flashes a second (WCAG 2.3.1). */
const APART_MS = 340

/** Pure: the caller advances real time. */
export class FlashLimit {
  #sinceMs = APART_MS

  advance(deltaMs: number): void {
    this.#sinceMs += deltaMs
  }

  /** `true` counts as a flash. */
  take(): boolean {
    if (this.#sinceMs < APART_MS) return false
    this.#sinceMs = 0
    return true
  }
}
