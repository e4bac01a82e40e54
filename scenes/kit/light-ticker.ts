/** Coarse, because reports are sent once a beat. */
const TICK_MS = 50
/** Time lost to throttled timers is not replayed. */
const MAX_STEP_MS = 250

/** Timer-based clock, for playing without rendering. */
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
