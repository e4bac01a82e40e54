/** Coarse ticks suffice: even at double speed a beat lasts at least 250 ms. */
const TICK_MS = 50
/** A longer gap comes from throttled timers and is not caught up. */
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
