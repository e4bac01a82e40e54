import { poseOfSample, sampleClip } from '../../assets/manifest/clip.ts'
import { HIT_STOP_MS, PET_CLIPS, type PetClip, type PetClipName } from '../../assets/manifest/motion.ts'
import { POSES, type Pose } from '../../assets/manifest/rig.ts'
import type { Beat, Corner } from './playback.ts'

/**
 * How fighters move in a beat: a pure function of the beat and the time within it, so that the same moment always
 * looks the same, at any speed and after any skip. The movements themselves are data (`assets/manifest/motion.ts`).
 */

/** What a fighter does when no beat moves it. */
export type Rest = 'idle' | 'defeated' | 'win'

/** Where and how a fighter stands at one moment. */
export interface Stance {
  readonly pose: Pose
  /** Share of the way to the other fighter: 0 at home, 1 at striking distance. */
  readonly approach: number
  /** Rest units away from the other fighter. */
  readonly push: number
  /** Rest units above the ground. */
  readonly lift: number
  readonly squashX: number
  readonly squashY: number
}

/** How hard a hit throws: a critical one more, damage that comes back less. */
const FORCE = { critical: 1.35, plain: 1, reflected: 0.55 } as const

/** How long both fighters stand still after an attack lands, ms. */
export const hitStopMs = (beat: Beat): number => {
  if (beat.evaded) return 0
  return beat.critical ? HIT_STOP_MS.strong : HIT_STOP_MS.plain
}

const still = (pose: Pose): Stance => ({ pose, approach: 0, push: 0, lift: 0, squashX: 1, squashY: 1 })

const play = (clip: PetClip, ms: number, idle: Pose, stopMs = 0, force = 1): Stance => {
  const sample = sampleClip(clip, ms, { stopMs, force })
  const { approach, push, lift, squashX, squashY } = sample
  return { pose: poseOfSample(sample, POSES, idle), approach, push, lift, squashX, squashY }
}

/** How a fighter stands outside of beats. `ms` counts from the moment it came to that rest. */
export const restStance = (rest: Rest, ms: number, idle: Pose): Stance => {
  if (rest === 'defeated') return play(PET_CLIPS.defeat, ms, idle)
  if (rest === 'win') return play(PET_CLIPS.victory, ms, idle)
  return still(idle)
}

/** What the one whom the beat is about does; an attack has two sides and is not here. */
const OWN_CLIPS: Readonly<Record<Exclude<Beat['kind'], 'attack'>, PetClipName>> = {
  heal: 'heal',
  reflected: 'recoil',
  burned: 'burned',
  frozen: 'frozen',
}

/** How a fighter stands `ms` into a beat. */
export const beatStance = (beat: Beat, corner: Corner, ms: number, idle: Pose): Stance => {
  const isActor = corner === beat.actor
  if (beat.kind === 'attack') {
    if (isActor) return play(PET_CLIPS.strike, ms, idle, hitStopMs(beat))
    if (beat.evaded) return play(PET_CLIPS.dodge, ms, idle)
    return play(PET_CLIPS.struck, ms, idle, hitStopMs(beat), beat.critical ? FORCE.critical : FORCE.plain)
  }
  if (!isActor) return beat.kind === 'reflected' ? play(PET_CLIPS.reflect, ms, idle) : still(idle)
  return play(PET_CLIPS[OWN_CLIPS[beat.kind]], ms, idle, 0, beat.kind === 'reflected' ? FORCE.reflected : 1)
}
