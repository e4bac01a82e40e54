/** Flashes are this far apart in real time: at most three a second (WCAG 2.3.1). */
const APART_MS = 340

/** Knows no clock: the caller tells how much real time has passed. */
export class FlashLimit {
  #sinceMs = APART_MS

  advance(deltaMs: number): void {
    this.#sinceMs += deltaMs
  }

  /** Whether a flash may be shown now. `true` counts as shown. */
  take(): boolean {
    if (this.#sinceMs < APART_MS) return false
    this.#sinceMs = 0
    return true
  }
}
