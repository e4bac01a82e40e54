export interface Effect {
  readonly lifeMs: number
  /** `t` is the progress 0–1; `ageMs` is in scene time. */
  update(t: number, ageMs: number): void
  end(): void
}

/** Effects run on the scene's clock, so that they follow its speed and the test clock. */
export class Effects {
  #running: { effect: Effect; ageMs: number }[] = []

  add(effect: Effect, delayMs = 0): void {
    this.#running.push({ effect, ageMs: -delayMs })
    if (delayMs === 0) effect.update(0, 0)
  }

  get count(): number {
    return this.#running.length
  }

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

  clear(): void {
    const running = this.#running
    this.#running = []
    for (const run of running) run.effect.end()
  }
}
