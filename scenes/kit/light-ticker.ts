/** Coarse ticks suffice: the arena reports to React only once a beat (a fight's step of 250 ms or more). */
const TICK_MS = 50
/** Time lost to throttled timers is not replayed. */
const MAX_STEP_MS = 250

/** Timer-based clock that plays a fight without WebGL, where no frames are rendered. */
export class LightTicker {
  readonly #tick: (deltaMs: number) => void
  #timer: ReturnType<typeof setInterval> | null = null
  #lastMs = 0

  constructor(tick: (deltaMs: number) => void) {
    this.#tick = tick
  }

  get isRunning(): boolean {
    return this.#timer !== null
  }

  run(wanted: boolean): void {
    if (wanted === this.isRunning) return
    if (this.#timer !== null) {
      clearInterval(this.#timer)
      this.#timer = null
      return
    }
    this.#lastMs = performance.now()
    this.#timer = setInterval(() => {
      const nowMs = performance.now()
      this.#tick(Math.min(MAX_STEP_MS, nowMs - this.#lastMs))
      this.#lastMs = nowMs
    }, TICK_MS)
  }
}
