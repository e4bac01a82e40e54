/** A short visual effect: called with its age each frame and destroyed at its end. */
export interface Effect {
  readonly lifeMs: number
  /** `t` = progress, 0–1; `ageMs` the same in scene time. */
  update(t: number, ageMs: number): void
  end(): void
}

/** Runs effects on the scene's clock, so that they follow the speed and the test clock. */
export class Effects {
  #running: { effect: Effect; ageMs: number }[] = []

  /** Starts an effect, after a delay if one is given. */
  add(effect: Effect, delayMs = 0): void {
    this.#running.push({ effect, ageMs: -delayMs })
    if (delayMs === 0) effect.update(0, 0)
  }

  /** Number of running and delayed effects. */
  get count(): number {
    return this.#running.length
  }

  /** Advances scene time. */
  advance(deltaMs: number): void {
    for (const run of this.#running) {
      run.ageMs += deltaMs
      if (run.ageMs >= 0) run.effect.update(Math.min(1, run.ageMs / run.effect.lifeMs), run.ageMs)
    }
    const over = this.#running.filter((run) => run.ageMs >= run.effect.lifeMs)
    if (over.length === 0) return
    this.#running = this.#running.filter((run) => run.ageMs < run.effect.lifeMs)
    for (const run of over) run.effect.end()
  }

  /** Ends all effects at once, for a skip. */
  clear(): void {
    const running = this.#running
    this.#running = []
    for (const run of running) run.effect.end()
  }
}
