import { breathingPose } from '../../assets/manifest/breathing.ts'
import { type Clip, sampleClip } from '../../assets/manifest/clip.ts'
import { HIT_STOP_MS, LANDS_AT_MS, PET_CLIPS, type PetClip, type PetClipName } from '../../assets/manifest/motion.ts'
import { POSES, type PoseOf } from '../../assets/manifest/rig.ts'
import { inClip, type Stance, still } from '../kit/stance.ts'
import type { Beat, Corner } from './playback.ts'

/**
 * How fighters move in a beat: a pure function of the beat and the time within it, so that the same moment always
 * looks the same, at any speed and after any skip. The clips are data (`assets/manifest/motion.ts`).
 */

/** State of a fighter outside of beats. */
export type Rest = 'idle' | 'defeated' | 'win'

/** Movements of one kind of fighter. Times in ms; `idle` is its breathing pose at that moment. */
export interface Movement {
  /** Breathing pose; the phase (0–1) keeps two fighters out of sync. */
  breathing(ms: number, phase: number): PoseOf<string>
  /** Stance outside of beats. `ms` counts from the start of that state; negative before it. */
  rest(rest: Rest, ms: number, idle: PoseOf<string>): Stance
  /** Stance `ms` into a beat. */
  beat(beat: Beat, corner: Corner, ms: number, idle: PoseOf<string>): Stance
  /** Stance during the entrance. */
  readonly entrance: Clip<string>
  /** When it hits the ground, ms after it began to fall. */
  readonly fallsAfterMs: number
  /** Movement at each count of the countdown, added to the idle stance. */
  eagerness(ms: number): { readonly lift: number; readonly squashY: number }
}

/** Strength of the recoil: more for a critical hit, less for reflected damage. */
export const FORCE = { critical: 1.35, plain: 1, reflected: 0.55 } as const

/** Hit stop after an attack lands, ms: longest for the last hit of a fight. */
export const hitStopMs = (beat: Beat): number => {
  if (beat.evaded) return 0
  if (beat.lethal) return HIT_STOP_MS.last
  return beat.critical ? HIT_STOP_MS.strong : HIT_STOP_MS.plain
}

const play = (clip: PetClip, ms: number, idle: PoseOf<string>, stopMs = 0, force = 1): Stance =>
  inClip(clip, POSES, ms, idle, { stopMs, force })

/** Stance of a pet outside of beats. `ms` counts from the start of that state. */
export const restStance = (rest: Rest, ms: number, idle: PoseOf<string>): Stance => {
  if (rest === 'defeated') return play(PET_CLIPS.defeat, ms, idle)
  if (rest === 'win') return play(PET_CLIPS.victory, ms, idle)
  return still(idle)
}

/** Clip of the actor of a beat; attacks involve both fighters and are handled elsewhere. */
const OWN_CLIPS: Readonly<Record<Exclude<Beat['kind'], 'attack'>, PetClipName>> = {
  heal: 'heal',
  reflected: 'recoil',
  burned: 'burned',
  frozen: 'frozen',
}

/** Stance of a pet `ms` into a beat. */
export const beatStance = (beat: Beat, corner: Corner, ms: number, idle: PoseOf<string>): Stance => {
  const isActor = corner === beat.actor
  if (beat.kind === 'attack') {
    if (isActor) return play(PET_CLIPS.strike, ms, idle, hitStopMs(beat))
    // A boss swings longer than a pet: the pet's reaction is delayed to match.
    const since = ms - (beat.landsAtMs - LANDS_AT_MS.attack)
    if (beat.evaded) return play(PET_CLIPS.dodge, since, idle)
    return play(PET_CLIPS.struck, since, idle, hitStopMs(beat), beat.critical ? FORCE.critical : FORCE.plain)
  }
  if (!isActor) return beat.kind === 'reflected' ? play(PET_CLIPS.reflect, ms, idle) : still(idle)
  return play(PET_CLIPS[OWN_CLIPS[beat.kind]], ms, idle, 0, beat.kind === 'reflected' ? FORCE.reflected : 1)
}

/** Movements of pets. */
export const PET_MOVEMENT: Movement = {
  breathing: breathingPose,
  rest: restStance,
  beat: beatStance,
  entrance: PET_CLIPS.entrance,
  fallsAfterMs: PET_CLIPS.defeat.landsAtMs ?? PET_CLIPS.defeat.durationMs,
  eagerness: (ms) => sampleClip(PET_CLIPS.hop, ms),
}
