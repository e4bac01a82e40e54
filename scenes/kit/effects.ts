/** Something short on the screen: it is told its age each frame and taken away at its end. */
export interface Effect {
  readonly lifeMs: number
  /** `t` = share of its life, 0–1; `ageMs` the same in scene time. */
  update(t: number, ageMs: number): void
  end(): void
}

/** Runs effects on the scene's clock, so that they follow speed, and tests, as everything else does. */
export class Effects {
  #running: { effect: Effect; ageMs: number }[] = []

  /** Starts an effect, after a delay if one is given. */
  add(effect: Effect, delayMs = 0): void {
    this.#running.push({ effect, ageMs: -delayMs })
    if (delayMs === 0) effect.update(0, 0)
  }

  /** Number of effects that are under way or wait for their start. */
  get count(): number {
    return this.#running.length
  }

  /** Lets scene time pass. */
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

  /** Ends everything at once: a skip. */
  clear(): void {
    const running = this.#running
    this.#running = []
    for (const run of running) run.effect.end()
  }
}
