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

/** A movement is a pure function of beat and time: a moment always looks the same, at any speed and after any skip. */

export type Rest = 'idle' | 'defeated' | 'win' | 'parting'

/** Times in ms; `idle` is the breathing pose at that moment. */
export interface Movement {
  /** The phase (0–1) keeps two fighters out of sync. */
  breathing(ms: number, phase: number): PoseOf<string>
  /** `ms` is the time since the state's start, negative before it. `fall` names how the fighter falls when it loses. */
  rest(rest: Rest, ms: number, idle: PoseOf<string>, fall?: string): Posture
  beat(beat: Beat, corner: Corner, ms: number, idle: PoseOf<string>): Posture
  readonly entrance: Clip<string>
  entering(ms: number, idle: PoseOf<string>): Posture
  /** How long after the start of that fall the body lands. */
  fallsAfterMs(fall?: string): number
  /** Each count of the countdown adds this to the idle posture. */
  eagerness(ms: number): { readonly lift: number; readonly squashY: number }
}

export const FORCE = { critical: 1.35, plain: 1, reflected: 0.55 } as const

/** A critical hit also throws the target: ms after the hit-stop, rest units, degrees. */
const HURL = { ms: 430, push: 62, lift: 150, tilt: -24 } as const

/** The throw that is added to the reaction, `sinceMs` after its hit-stop. It ends where it began. */
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

/** How long both fighters freeze at the hit: longest at the last hit of a fight. */
export const hitStopMs = (beat: Beat): number => {
  if (beat.evaded) return 0
  if (beat.lethal) return HIT_STOP_MS.last
  return beat.critical ? HIT_STOP_MS.strong : HIT_STOP_MS.plain
}

/** Both fighters are back this long before the next beat. */
const SPARE_MS = 20
/** How much slower the attacker is after its last blow, before it returns. */
const LINGER = 1.8

/** The time within the clip: unchanged before the blow, still in the hit-stop; the rest stretches to the beat's end. */
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

/** The clips of beats that only their actor shows. Attacks involve both fighters and are handled elsewhere. */
const OWN_CLIPS: Readonly<Record<Exclude<Beat['kind'], 'attack'>, PetClipName>> = {
  heal: 'heal',
  reflected: 'recoil',
  burned: 'burned',
  frozen: 'frozen',
}

const attacking = (beat: Beat, ms: number, idle: PoseOf<string>): Posture => {
  const { clip, impactMs } = ALL_PET_ATTACKS[beat.clips?.attack ?? ''] ?? SWORD_ATTACKS.slash
  const posture = inClip(clip, FIGHT_POSES, timeInAttack(beat, ms, clip, landsAt({ impactMs })), idle)
  return beat.evaded ? posture : withCompanion(posture, beat.lethal ? 'help' : 'cheer', ms - beat.landsAtMs)
}

/** A blow from behind throws its target the other way. */
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
