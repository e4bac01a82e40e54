import { FIGHT_POSES } from '../../../assets/manifest/fight-clips/fight-poses.ts'
import type { PoseOf } from '../../../assets/manifest/rig.ts'
import { inClip, type Stance, still } from '../../kit/stance.ts'
import { ALL_PET_ATTACKS } from '../timeline/repertoire.ts'

/** Breath between two attacks, ms. */
const BREATH_MS = 260
/** Share of the attack's way: it stays on its own side. */
const REACH = 0.3

const lengthOf = (name: string): number => (ALL_PET_ATTACKS[name]?.clip.durationMs ?? 0) + BREATH_MS

/** When the attack that is being tried at `ms` is over, ms: whoever stops practising ends it first. */
export const practiceEndsAtMs = (attacks: readonly string[], ms: number): number => {
  let endMs = 0
  for (let index = 0; attacks.length > 0 && endMs <= ms; index += 1)
    endMs += lengthOf(attacks[index % attacks.length] ?? '')
  return endMs
}

/** How a pet passes the search for an opponent: it tries these attacks at the air, one after the other. */
export const practiceStance = (attacks: readonly string[], ms: number, idle: PoseOf<string>): Stance => {
  let beganMs = 0
  for (let index = 0; index < attacks.length || beganMs <= ms; index += 1) {
    const name = attacks[index % attacks.length] ?? ''
    const attack = ALL_PET_ATTACKS[name]
    if (!attack) break
    if (ms < beganMs + lengthOf(name)) {
      const stance = inClip(attack.clip, FIGHT_POSES, ms - beganMs, idle)
      return { ...stance, approach: REACH * stance.approach, cross: 0 }
    }
    beganMs += lengthOf(name)
  }
  return still(idle)
}

/** One fighter's practice: it goes on until it is asked to stop, and then ends the attack that it is at. */
export class Practice {
  readonly #attacks: readonly string[]
  /** Time since it began, ms, and when it stops; it does not practise at infinity. */
  #ms = Number.POSITIVE_INFINITY
  #endMs = Number.POSITIVE_INFINITY

  /** @param attacks those that it tries; a boss has none */
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

  stance(idle: PoseOf<string>): Stance {
    return practiceStance(this.#attacks, this.#ms, idle)
  }
}
