/** A shake is a function of time alone, without chance, so that it is reproducible. */
export class Shaker {
  #strengthPx = 0
  #lifeMs = 1
  #ageMs = 1

  /** Keeps a stronger shake that is running. */
  start(strengthPx: number, lifeMs: number): void {
    const left = this.#strengthPx * (1 - this.#ageMs / this.#lifeMs)
    if (left > strengthPx) return
    this.#strengthPx = strengthPx
    this.#lifeMs = lifeMs
    this.#ageMs = 0
  }

  /** Offset of the view, CSS px. */
  advance(deltaMs: number): { readonly x: number; readonly y: number } {
    this.#ageMs = Math.min(this.#lifeMs, this.#ageMs + deltaMs)
    const power = this.#strengthPx * (1 - this.#ageMs / this.#lifeMs) ** 1.5
    return { x: power * Math.sin(this.#ageMs / 9), y: power * 0.7 * Math.sin(this.#ageMs / 7 + 1.3) }
  }
}
