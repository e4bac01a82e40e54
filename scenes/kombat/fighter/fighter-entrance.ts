import { clamp01, quadOut } from '#scenes/kit/easing.ts'
import type { Movement } from './choreography.ts'

const FADE_MS = 260

export class FighterEntrance {
  readonly #clip: Movement['entrance']
  #clipMs = Number.POSITIVE_INFINITY
  #fadedMs = Number.POSITIVE_INFINITY

  constructor(clip: Movement['entrance']) {
    this.#clip = clip
  }

  begin(isCalm: boolean): number {
    if (isCalm) this.#fadedMs = 0
    else this.#clipMs = 0
    return isCalm ? FADE_MS : this.#clip.durationMs
  }

  end(): void {
    this.#clipMs = Number.POSITIVE_INFINITY
    this.#fadedMs = Number.POSITIVE_INFINITY
  }

  /** True if the fighter landed during `deltaMs`. */
  advance(deltaMs: number): boolean {
    const before = this.#clipMs
    this.#clipMs += deltaMs
    this.#fadedMs += deltaMs
    const { landsAtMs } = this.#clip
    return landsAtMs !== undefined && before < landsAtMs && this.#clipMs >= landsAtMs
  }

  /** Time in the clip; null while it does not play. */
  get clipMs(): number | null {
    return this.#clipMs < this.#clip.durationMs ? this.#clipMs : null
  }

  get isOn(): boolean {
    return this.clipMs !== null || this.#fadedMs < FADE_MS
  }

  get alpha(): number {
    return quadOut(clamp01(this.#fadedMs / FADE_MS))
  }
}
