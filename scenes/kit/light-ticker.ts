/** How often time is told, ms: reports come once a beat, no picture waits for this. */
const TICK_MS = 50
/** Time that passed while the page's timers were held back is not played afterwards. */
const MAX_STEP_MS = 250

/** Tells how much time has passed, now and then, while it runs: the clock of what plays without a picture. */
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

  /** Starts or stops it. */
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
