import { FIGHT_POSES } from '../../assets/manifest/fight-clips/fight-poses.ts'
import type { PoseOf } from '../../assets/manifest/rig.ts'
import { inClip, type Stance, still } from '../kit/stance.ts'
import { ALL_PET_ATTACKS } from './repertoire.ts'

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
