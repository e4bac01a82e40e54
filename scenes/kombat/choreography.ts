import { breathingPose } from '../../assets/manifest/breathing.ts'
import { type Clip, sampleClip } from '../../assets/manifest/clip.ts'
import { HIT_STOP_MS, LANDS_AT_MS, PET_CLIPS, type PetClip, type PetClipName } from '../../assets/manifest/motion.ts'
import { POSES, type PoseOf } from '../../assets/manifest/rig.ts'
import { inClip, type Stance, still } from '../kit/stance.ts'
import type { Beat, Corner } from './playback.ts'

/**
 * How fighters move in a beat: a pure function of the beat and the time within it, so that the same moment always
 * looks the same, at any speed and after any skip. The movements themselves are data (`assets/manifest/motion.ts`).
 */

/** What a fighter does when no beat moves it. */
export type Rest = 'idle' | 'defeated' | 'win'

/** How one kind of fighter moves. Times in ms; `idle` is its breathing at that moment. */
export interface Movement {
  /** How it breathes; the phase (0–1) keeps two fighters out of step. */
  breathing(ms: number, phase: number): PoseOf<string>
  /** How it stands outside of beats. `ms` counts from the moment it came to that rest; below 0 it is not there yet. */
  rest(rest: Rest, ms: number, idle: PoseOf<string>): Stance
  /** How it stands `ms` into a beat. */
  beat(beat: Beat, corner: Corner, ms: number, idle: PoseOf<string>): Stance
  /** How it comes in. */
  readonly entrance: Clip<string>
  /** When it hits the ground where it is felled, ms after it began to fall. */
  readonly fallsAfterMs: number
  /** What it does at each count of the countdown, on top of the rest. */
  eagerness(ms: number): { readonly lift: number; readonly squashY: number }
}

/** How hard a hit throws: a critical one more, damage that comes back less. */
export const FORCE = { critical: 1.35, plain: 1, reflected: 0.55 } as const

/** How long both fighters stand still after an attack lands, ms: longest for the last blow of a fight. */
export const hitStopMs = (beat: Beat): number => {
  if (beat.evaded) return 0
  if (beat.lethal) return HIT_STOP_MS.last
  return beat.critical ? HIT_STOP_MS.strong : HIT_STOP_MS.plain
}

const play = (clip: PetClip, ms: number, idle: PoseOf<string>, stopMs = 0, force = 1): Stance =>
  inClip(clip, POSES, ms, idle, { stopMs, force })

/** How a pet stands outside of beats. `ms` counts from the moment it came to that rest. */
export const restStance = (rest: Rest, ms: number, idle: PoseOf<string>): Stance => {
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

/** How a pet stands `ms` into a beat. */
export const beatStance = (beat: Beat, corner: Corner, ms: number, idle: PoseOf<string>): Stance => {
  const isActor = corner === beat.actor
  if (beat.kind === 'attack') {
    if (isActor) return play(PET_CLIPS.strike, ms, idle, hitStopMs(beat))
    // A boss swings longer than the pet's own blow: what the pet does against it waits for that.
    const since = ms - (beat.landsAtMs - LANDS_AT_MS.attack)
    if (beat.evaded) return play(PET_CLIPS.dodge, since, idle)
    return play(PET_CLIPS.struck, since, idle, hitStopMs(beat), beat.critical ? FORCE.critical : FORCE.plain)
  }
  if (!isActor) return beat.kind === 'reflected' ? play(PET_CLIPS.reflect, ms, idle) : still(idle)
  return play(PET_CLIPS[OWN_CLIPS[beat.kind]], ms, idle, 0, beat.kind === 'reflected' ? FORCE.reflected : 1)
}

/** How every pet moves. */
export const PET_MOVEMENT: Movement = {
  breathing: breathingPose,
  rest: restStance,
  beat: beatStance,
  entrance: PET_CLIPS.entrance,
  fallsAfterMs: PET_CLIPS.defeat.landsAtMs ?? PET_CLIPS.defeat.durationMs,
  eagerness: (ms) => sampleClip(PET_CLIPS.hop, ms),
}
