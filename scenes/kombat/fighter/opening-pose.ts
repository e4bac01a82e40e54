import { BREATH_MS } from '#assets/manifest/breathing.ts'
import { blendPose, type PoseOf } from '#assets/manifest/rig.ts'
import { STANCE_POSES } from '#assets/manifest/stance-poses.ts'
import type { Stance } from '#rules/kombat/stances.ts'
import { backOut, clamp01, quadOut } from '#scenes/kit/easing.ts'
import type { Posture } from '#scenes/kit/posture.ts'

const TAKES_MS = 240
/** Short, so that it is over before the first blow lands. */
const LEAVES_MS = 180
/** Amplitude of the breath, as a share of the height: a stance's pose replaces the breathing pose. */
const SWELL = 0.014

/**
 * Blends a stance's pose over the pet's posture from the reveal of the stances until the fight begins (R55). The blend
 * also lets it fade into the first attack without a jump.
 */
export class OpeningPose {
  #pose: PoseOf<string> | null = null
  #ms = 0
  #leftMs: number | null = null

  take(stance: Stance, atOnce: boolean): void {
    if (this.#pose === STANCE_POSES[stance]) return
    this.#pose = STANCE_POSES[stance]
    this.#ms = atOnce ? TAKES_MS : 0
    this.#leftMs = null
  }

  leave(atOnce: boolean): void {
    if (atOnce) this.#pose = null
    this.#leftMs ??= 0
  }

  advance(deltaMs: number): void {
    this.#ms += deltaMs
    if (this.#leftMs === null) return
    this.#leftMs += deltaMs
    if (this.#leftMs >= LEAVES_MS) this.#pose = null
  }

  over(posture: Posture): Posture {
    if (!this.#pose) return posture
    const left = 1 - quadOut(clamp01((this.#leftMs ?? 0) / LEAVES_MS))
    const share = left * backOut(clamp01(this.#ms / TAKES_MS))
    const swell = left * SWELL * Math.sin((Math.PI * this.#ms) / BREATH_MS)
    return { ...posture, pose: blendPose(posture.pose, this.#pose, share), squashY: posture.squashY + swell }
  }
}
