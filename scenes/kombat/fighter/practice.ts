import { FIGHT_POSES } from '#assets/manifest/fight-clips/fight-poses.ts'
import type { PoseOf } from '#assets/manifest/rig.ts'
import { inClip, type Posture, still } from '#scenes/kit/posture.ts'
import { ALL_PET_ATTACKS } from '../timeline/repertoire.ts'

const BREATH_MS = 260
/** Factor on the run of an attack: a practising fighter stays on its own side. */
const REACH = 0.3

const lengthOf = (name: string): number => (ALL_PET_ATTACKS[name]?.clip.durationMs ?? 0) + BREATH_MS

/** End of the attack that is in progress at `ms`. */
export const practiceEndsAtMs = (attacks: readonly string[], ms: number): number => {
  let endMs = 0
  for (let index = 0; attacks.length > 0 && endMs <= ms; index += 1)
    endMs += lengthOf(attacks[index % attacks.length] ?? '')
  return endMs
}

export const practicePosture = (attacks: readonly string[], ms: number, idle: PoseOf<string>): Posture => {
  let beganMs = 0
  for (let index = 0; index < attacks.length || beganMs <= ms; index += 1) {
    const name = attacks[index % attacks.length] ?? ''
    const attack = ALL_PET_ATTACKS[name]
    if (!attack) break
    if (ms < beganMs + lengthOf(name)) {
      const posture = inClip(attack.clip, FIGHT_POSES, ms - beganMs, idle)
      return { ...posture, approach: REACH * posture.approach, cross: 0 }
    }
    beganMs += lengthOf(name)
  }
  return still(idle)
}

/** Shadow fighting: plays the attacks in turn until stopped, and finishes the current one then. */
export class Practice {
  readonly #attacks: readonly string[]
  /** `#ms` is infinite before the first start; `#endMs` is infinite until practice is stopped. */
  #ms = Number.POSITIVE_INFINITY
  #endMs = Number.POSITIVE_INFINITY

  constructor(attacks: readonly string[]) {
    this.#attacks = attacks
  }

  get isRunning(): boolean {
    return this.#ms < this.#endMs
  }

  set(isOn: boolean): void {
    const { isRunning } = this
    if (isOn && !isRunning) this.#ms = 0
    if (isOn) this.#endMs = Number.POSITIVE_INFINITY
    else if (isRunning) this.#endMs = practiceEndsAtMs(this.#attacks, this.#ms)
  }

  advance(deltaMs: number): void {
    this.#ms += deltaMs
  }

  posture(idle: PoseOf<string>): Posture {
    return practicePosture(this.#attacks, this.#ms, idle)
  }
}
