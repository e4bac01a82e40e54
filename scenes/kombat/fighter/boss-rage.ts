import type { BossName } from '#assets/manifest/creatures.ts'
import { mixColour } from '#scenes/kit/colour.ts'
import { clamp01 } from '#scenes/kit/easing.ts'
import type { BodyLook } from '../fighter-looks.ts'

const WHITE = 0xffffff
const RAGE_TINT: Readonly<Record<BossName, number>> = { mammoth: 0xb9c8f2, 'fire-lord': 0xffd9c8, 'hollow-boss': WHITE }
const RAGE_MS = 600
const RAGE_PULSE = 0.3
const RAGE_PULSE_MS = 900

export class BossRage {
  readonly #look: BodyLook
  #isRaging = false
  #share = 0

  constructor(look: BodyLook) {
    this.#look = look
  }

  /** `atOnce` skips the fade. It is used after a jump in the fight. */
  set(isRaging: boolean, atOnce: boolean): void {
    this.#isRaging = isRaging
    if (atOnce) this.#share = isRaging ? 1 : 0
  }

  advance(deltaMs: number): void {
    this.#share = clamp01(this.#share + ((this.#isRaging ? 1 : -1) * deltaMs) / RAGE_MS)
  }

  glow(timeMs: number): number {
    return this.#share * (1 - RAGE_PULSE * (0.5 + 0.5 * Math.sin((2 * Math.PI * timeMs) / RAGE_PULSE_MS)))
  }

  get tint(): number {
    return this.#isRaging && this.#look.kind === 'boss'
      ? mixColour(WHITE, RAGE_TINT[this.#look.boss], this.#share)
      : WHITE
  }
}
