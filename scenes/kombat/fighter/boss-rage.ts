import type { BossName } from '../../../assets/manifest/creatures.ts'
import { mixColour } from '../../kit/colour.ts'
import { clamp01 } from '../../kit/easing.ts'
import type { BodyLook } from '../fighter-looks.ts'

const WHITE = 0xffffff
/** Colour of a body in its second phase, and how long it takes to get there, ms. */
const RAGE_TINT: Readonly<Record<BossName, number>> = { mammoth: 0xb9c8f2, 'fire-lord': 0xffd9c8, 'hollow-boss': WHITE }
const RAGE_MS = 600
/** What glows in it pulses by so much, that fast. */
const RAGE_PULSE = 0.3
const RAGE_PULSE_MS = 900

/** How a boss looks in its second phase, and on the way into it and out of it. */
export class BossRage {
  readonly #look: BodyLook
  #isRaging = false
  /** How far it is into its second phase, 0–1. */
  #share = 0

  constructor(look: BodyLook) {
    this.#look = look
  }

  /** The second phase begins or ends: slowly, or at once after a jump. */
  set(isRaging: boolean, atOnce: boolean): void {
    this.#isRaging = isRaging
    if (atOnce) this.#share = isRaging ? 1 : 0
  }

  /** Advances scene time. */
  advance(deltaMs: number): void {
    this.#share = clamp01(this.#share + ((this.#isRaging ? 1 : -1) * deltaMs) / RAGE_MS)
  }

  /** How bright what glows in it is at this moment of the body's time, 0–1. */
  glow(timeMs: number): number {
    return this.#share * (1 - RAGE_PULSE * (0.5 + 0.5 * Math.sin((2 * Math.PI * timeMs) / RAGE_PULSE_MS)))
  }

  /** Tint of the whole body. */
  get tint(): number {
    return this.#isRaging && this.#look.kind === 'boss'
      ? mixColour(WHITE, RAGE_TINT[this.#look.boss], this.#share)
      : WHITE
  }
}
