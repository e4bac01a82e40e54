import { breathingPose } from '#assets/manifest/breathing.ts'
import { type Clip, sampleClip } from '#assets/manifest/clip.ts'
import { landsAt } from '#assets/manifest/fight-clips/attack.ts'
import { PET_EVADES } from '#assets/manifest/fight-clips/evades.ts'
import { PET_FALLS } from '#assets/manifest/fight-clips/falls.ts'
import { FIGHT_POSES } from '#assets/manifest/fight-clips/fight-poses.ts'
import { PET_HITS } from '#assets/manifest/fight-clips/hits.ts'
import type { Reaction } from '#assets/manifest/fight-clips/reaction.ts'
import { SWORD_ATTACKS } from '#assets/manifest/fight-clips/sword-attacks.ts'
import { HIT_STOP_MS, PET_CLIPS, type PetClip, type PetClipName } from '#assets/manifest/motion.ts'
import { POSES } from '#assets/manifest/poses.ts'
import type { PoseOf } from '#assets/manifest/rig.ts'
import { inClip, type Posture, still } from '#scenes/kit/posture.ts'
import type { Beat, Corner } from '../timeline/playback.ts'
import { ALL_PET_ATTACKS, crossesTarget } from '../timeline/repertoire.ts'
import { withCompanion } from './companion.ts'

/** A movement is a pure function of beat and time: a moment looks the same at any speed and after any skip. */

export type Rest = 'idle' | 'defeated' | 'win' | 'parting'

/** Times in ms; `idle` is the breathing pose at that moment. */
export interface Movement {
  breathing(ms: number, phase: number): PoseOf<string>
  /** `ms` is the time since the state began, negative before it. `fall` names the clip of a defeat. */
  rest(rest: Rest, ms: number, idle: PoseOf<string>, fall?: string): Posture
  beat(beat: Beat, corner: Corner, ms: number, idle: PoseOf<string>): Posture
  readonly entrance: Clip<string>
  entering(ms: number, idle: PoseOf<string>): Posture
  /** Time from the start of the fall until the body hits the ground. */
  fallsAfterMs(fall?: string): number
  /** Added to the idle posture at each count of the countdown; `ms` since that count. */
  eagerness(ms: number): { readonly lift: number; readonly squashY: number }
}

export const FORCE = { critical: 1.35, plain: 1, reflected: 0.55 } as const

/** A critical hit also throws the target: for `ms`, with `push` and `lift` in rest units and `tilt` in degrees. */
const HURL = { ms: 430, push: 62, lift: 150, tilt: -24 } as const

/** Adds the throw to a reaction, `sinceMs` after its hit-stop. The throw ends at its starting point. */
export const hurled = (posture: Posture, sinceMs: number, force = 1): Posture => {
  if (sinceMs <= 0 || sinceMs >= HURL.ms) return posture
  const share = sinceMs / HURL.ms
  const flight = Math.sin(Math.PI * share)
  const way = Math.sin(Math.PI * Math.sqrt(share))
  return {
    ...posture,
    push: posture.push + force * HURL.push * way,
    lift: posture.lift + force * HURL.lift * flight,
    tilt: posture.tilt + force * HURL.tilt * way,
  }
}

/** How long both fighters freeze at the hit: longest at the deciding hit. */
export const hitStopMs = (beat: Beat): number => {
  if (beat.evaded) return 0
  if (beat.lethal) return HIT_STOP_MS.last
  return beat.critical ? HIT_STOP_MS.strong : HIT_STOP_MS.plain
}

/** An attack's clips end this long before the beat does. */
export const SPARE_MS = 20
/** Exponent after the deciding blow: its clips go on slowly at first. */
const LINGER = 1.8

/**
 * Time within the clip. Up to the blow it runs at normal speed, in the hit-stop it stands still, and the rest is
 * stretched to the beat's end.
 */
export const timeInAttack = (beat: Beat, ms: number, clip: Clip<string>, clipLandsAtMs: number): number => {
  const since = ms - beat.landsAtMs
  if (since <= 0) return clipLandsAtMs + since
  const stopMs = hitStopMs(beat)
  const share = Math.max(0, since - stopMs) / (beat.durationMs - SPARE_MS - beat.landsAtMs - stopMs)
  return clipLandsAtMs + (clip.durationMs - clipLandsAtMs) * Math.min(1, share) ** (beat.lethal ? LINGER : 1)
}

const play = (clip: PetClip, ms: number, idle: PoseOf<string>, force = 1): Posture =>
  inClip(clip, POSES, ms, idle, { force })

const fallNamed = (fall?: string): Reaction =>
  (PET_FALLS as Readonly<Record<string, Reaction>>)[fall ?? ''] ?? PET_FALLS.seat

export const restPosture = (rest: Rest, ms: number, idle: PoseOf<string>, fall?: string): Posture => {
  if (rest === 'defeated') return inClip(fallNamed(fall), FIGHT_POSES, ms, idle)
  if (rest === 'win') return play(PET_CLIPS.victory, ms, idle)
  return still(idle)
}

export const OWN_CLIPS = {
  heal: 'heal',
  reflected: 'recoil',
  burned: 'burned',
  frozen: 'frozen',
} as const satisfies Readonly<Record<Exclude<Beat['kind'], 'attack'>, PetClipName>>

const attacking = (beat: Beat, ms: number, idle: PoseOf<string>): Posture => {
  const { clip, impactMs } = ALL_PET_ATTACKS[beat.clips?.attack ?? ''] ?? SWORD_ATTACKS.slash
  const posture = inClip(clip, FIGHT_POSES, timeInAttack(beat, ms, clip, landsAt({ impactMs })), idle)
  return beat.evaded ? posture : withCompanion(posture, beat.lethal ? 'help' : 'cheer', ms - beat.landsAtMs)
}

/** A blow from behind throws the target forwards instead of backwards. */
export const thrown = (beat: Beat, posture: Posture): Posture =>
  crossesTarget(beat.clips?.attack) ? { ...posture, push: -posture.push, tilt: -posture.tilt } : posture

const attacked = (beat: Beat, ms: number, idle: PoseOf<string>): Posture => {
  const reactions: Readonly<Record<string, Reaction>> = beat.evaded ? PET_EVADES : PET_HITS
  const clip = reactions[beat.clips?.reaction ?? ''] ?? PET_HITS.thrown
  const force = beat.critical ? FORCE.critical : FORCE.plain
  const time = timeInAttack(beat, ms, clip, 0)
  if (beat.evaded) return inClip(clip, FIGHT_POSES, time, idle)
  const since = ms - beat.landsAtMs
  const reeling = inClip(clip, FIGHT_POSES, time, idle, { force })
  const struck = beat.critical ? hurled(reeling, since - hitStopMs(beat)) : reeling
  return withCompanion(thrown(beat, struck), 'flinch', since)
}

export const beatPosture = (beat: Beat, corner: Corner, ms: number, idle: PoseOf<string>): Posture => {
  const isActor = corner === beat.actor
  if (beat.kind === 'attack') return isActor ? attacking(beat, ms, idle) : attacked(beat, ms, idle)
  if (!isActor) return beat.kind === 'reflected' ? play(PET_CLIPS.reflect, ms, idle) : still(idle)
  return play(PET_CLIPS[OWN_CLIPS[beat.kind]], ms, idle, beat.kind === 'reflected' ? FORCE.reflected : 1)
}

export const PET_MOVEMENT: Movement = {
  breathing: breathingPose,
  rest: restPosture,
  beat: beatPosture,
  entrance: PET_CLIPS.entrance,
  entering: (ms, idle) => play(PET_CLIPS.entrance, ms, idle),
  fallsAfterMs: (fall) => fallNamed(fall).landsAtMs ?? fallNamed(fall).durationMs,
  eagerness: (ms) => sampleClip(PET_CLIPS.hop, ms),
}
