import { blendPose, POSES, type Pose, type PoseName } from '../../assets/manifest/rig.ts'
import { arc, backOut, clamp01, cubicIn, cubicOut, lerp, quadIn, quadOut, shareOf } from '../kit/easing.ts'
import { LANDS_AT_MS } from './pacing.ts'
import type { Beat, Corner } from './playback.ts'

/**
 * How fighters move in a beat: a pure function of the beat and the time within it, so that the same moment always
 * looks the same, at any speed and after any skip (art direction, Motion).
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

/** Rest units that a hit throws back. */
const KNOCKBACK = 30
/** Steps of an attack, ms within its beat. */
const STEP_IN_MS = 200
const ANTICIPATION_MS = 120
const STRIKE_MS = 70
const STRIKE_AT_MS = LANDS_AT_MS.attack - STRIKE_MS
const HIT_STOP_MS = 60
const CRITICAL_HIT_STOP_MS = 110
const RECOVER_MS = 220
const STEP_BACK_MS = 260
const FALL_MS = 420

/** How long both fighters stand still after an attack lands, ms. */
export const hitStopMs = (beat: Beat): number => (beat.evaded ? 0 : beat.critical ? CRITICAL_HIT_STOP_MS : HIT_STOP_MS)

const still = (pose: Pose): Stance => ({ pose, approach: 0, push: 0, lift: 0, squashX: 1, squashY: 1 })

const blendTo = (from: Pose, to: PoseName, t: number): Pose => blendPose(from, POSES[to], t)

/** The attacker: steps in while it winds up, strikes, freezes with the hit, recovers and hops home. */
const attackerStance = (beat: Beat, ms: number, idle: Pose): Stance => {
  const stop = hitStopMs(beat)
  const recoverAt = LANDS_AT_MS.attack + stop
  if (ms < STRIKE_AT_MS) {
    const windUp = shareOf(ms, STRIKE_AT_MS - ANTICIPATION_MS, STRIKE_AT_MS)
    const step = shareOf(ms, 0, STEP_IN_MS)
    return {
      ...still(blendTo(idle, 'windup', cubicOut(windUp))),
      approach: 0.8 * quadOut(step),
      lift: 22 * arc(step),
    }
  }
  if (ms < recoverAt) {
    const strike = quadIn(shareOf(ms, STRIKE_AT_MS, LANDS_AT_MS.attack))
    return { ...still(blendPose(POSES.windup, POSES.attack, strike)), approach: lerp(0.8, 1, strike) }
  }
  const recover = backOut(shareOf(ms, recoverAt + 40, recoverAt + 40 + RECOVER_MS))
  const back = shareOf(ms, recoverAt + 110, recoverAt + 110 + STEP_BACK_MS)
  return {
    ...still(blendPose(POSES.attack, idle, recover)),
    approach: 1 - quadOut(back),
    lift: 20 * arc(back),
  }
}

/** The one who is hit: white and frozen first, then thrown back and up again. */
const struckStance = (beat: Beat, ms: number, idle: Pose): Stance => {
  const since = ms - LANDS_AT_MS[beat.kind]
  if (since < 0) return still(beat.kind === 'attack' ? blendTo(idle, 'block', shareOf(since, -140, -20)) : idle)
  const stop = beat.kind === 'attack' ? hitStopMs(beat) : 0
  const force = beat.critical ? 1.35 : beat.kind === 'attack' ? 1 : 0.55
  if (since < stop) return { ...still(blendTo(idle, 'hit', 0.75)), push: 8 * force }
  const thrown = shareOf(since, stop, stop + 90)
  const risen = shareOf(since, stop + 150, stop + 150 + RECOVER_MS)
  return {
    pose: risen > 0 ? blendPose(POSES.hit, idle, backOut(risen)) : blendTo(idle, 'hit', lerp(0.75, 1, thrown)),
    approach: 0,
    push: KNOCKBACK * force * (risen > 0 ? 1 - cubicOut(risen) : quadOut(thrown)),
    lift: 16 * force * arc(shareOf(since, stop, stop + 240)),
    squashX: 1 + 0.06 * arc(risen),
    squashY: 1 - 0.06 * arc(risen),
  }
}

/** The one who dodges: a hop backwards, landing with a squash. */
const dodgerStance = (ms: number, idle: Pose): Stance => {
  const leap = shareOf(ms, STRIKE_AT_MS - 30, STRIKE_AT_MS + 330)
  const home = shareOf(ms, 620, 860)
  const landing = arc(shareOf(ms, STRIKE_AT_MS + 330, STRIKE_AT_MS + 500))
  return {
    pose: blendTo(idle, 'block', arc(shareOf(ms, STRIKE_AT_MS - 60, 640))),
    approach: 0,
    push: 78 * quadOut(leap) * (1 - cubicOut(home)),
    lift: 62 * arc(leap) + 14 * arc(home),
    squashX: 1 + 0.08 * landing,
    squashY: 1 - 0.08 * landing,
  }
}

const healedStance = (ms: number, idle: Pose): Stance => {
  const glow = arc(shareOf(ms, 60, 440))
  return { ...still(blendTo(idle, 'win', 0.55 * glow)), lift: 18 * glow, squashY: 1 + 0.04 * glow }
}

const reflectingStance = (ms: number, idle: Pose): Stance => ({
  ...still(blendTo(idle, 'block', arc(shareOf(ms, 0, 460)))),
  approach: 0.08 * arc(shareOf(ms, 60, 360)),
})

const burnedStance = (ms: number, idle: Pose): Stance => {
  const pain = arc(shareOf(ms, LANDS_AT_MS.burned - 120, 1250))
  const shiver = Math.sin(ms / 28) * pain
  return { ...still(blendTo(idle, 'hit', 0.7 * pain)), push: 12 * pain + 3 * shiver, lift: 6 * Math.abs(shiver) }
}

const frozenStance = (ms: number): Stance => ({
  ...still(POSES.idle),
  push: 4 * Math.sin(ms / 16) * arc(shareOf(ms, 40, 380)),
})

/** Falling: up in an arc, down on the seat, one small bounce (landing 0.92 / 1.08). */
export const fallStance = (ms: number, from: Pose): Stance => {
  const t = clamp01(ms / FALL_MS)
  const landing = arc(shareOf(ms, FALL_MS, FALL_MS + 170))
  const bounce = arc(shareOf(ms, FALL_MS + 20, FALL_MS + 190))
  return {
    pose: blendTo(from, 'defeated', cubicIn(t)),
    approach: 0,
    push: 54 * quadOut(t),
    lift: 52 * arc(t) + 7 * bounce,
    squashX: 1 + 0.08 * landing,
    squashY: 1 - 0.08 * landing,
  }
}

/** Cheering: hops with the sword up, again and again. */
export const cheerStance = (ms: number, idle: Pose): Stance => {
  const up = backOut(shareOf(ms, 0, 320))
  const hop = Math.abs(Math.sin((Math.PI * ms) / 620)) * shareOf(ms, 120, 320)
  const landing = Math.max(0, 1 - hop * 5) * shareOf(ms, 320, 600)
  return {
    pose: blendTo(idle, 'win', up),
    approach: 0,
    push: 0,
    lift: 40 * hop,
    squashX: 1 + 0.05 * landing,
    squashY: 1 - 0.06 * landing,
  }
}

/** How a fighter stands outside of beats. `ms` counts from the moment it came to that rest. */
export const restStance = (rest: Rest, ms: number, idle: Pose): Stance => {
  if (rest === 'defeated') return fallStance(ms, POSES.hit)
  if (rest === 'win') return cheerStance(ms, idle)
  return still(idle)
}

/** How a fighter stands `ms` into a beat. */
export const beatStance = (beat: Beat, corner: Corner, ms: number, idle: Pose): Stance => {
  const isActor = corner === beat.actor
  if (beat.kind === 'attack') {
    if (isActor) return attackerStance(beat, ms, idle)
    return beat.evaded ? dodgerStance(ms, idle) : struckStance(beat, ms, idle)
  }
  if (!isActor) return beat.kind === 'reflected' ? reflectingStance(ms, idle) : still(idle)
  if (beat.kind === 'heal') return healedStance(ms, idle)
  if (beat.kind === 'reflected') return struckStance(beat, ms, idle)
  if (beat.kind === 'burned') return burnedStance(ms, idle)
  return frozenStance(ms)
}
