/** A shake depends on time alone, not on chance, so that tests can reproduce it. */
export class Shaker {
  #strengthPx = 0
  #lifeMs = 1
  #ageMs = 1

  /** Ignored while a stronger shake is running. */
  start(strengthPx: number, lifeMs: number): void {
    const left = this.#strengthPx * (1 - this.#ageMs / this.#lifeMs)
    if (left > strengthPx) return
    this.#strengthPx = strengthPx
    this.#lifeMs = lifeMs
    this.#ageMs = 0
  }

  /** Returns the offset of the view, in CSS px. */
  advance(deltaMs: number): { readonly x: number; readonly y: number } {
    this.#ageMs = Math.min(this.#lifeMs, this.#ageMs + deltaMs)
    const power = this.#strengthPx * (1 - this.#ageMs / this.#lifeMs) ** 1.5
    return { x: power * Math.sin(this.#ageMs / 9), y: power * 0.7 * Math.sin(this.#ageMs / 7 + 1.3) }
  }
}
