import { CREATURE_MOTIONS } from '#assets/manifest/creature-motion.ts'
import { CREATURE_RIGS } from '#assets/manifest/creature-rigs/all.ts'
import { blendCreature } from '#assets/manifest/creature-rigs/creature.ts'
import type { DemonName } from '#assets/manifest/creatures.ts'
import { HIT_STOP_MS, LANDS_AT_MS, PET_CLIPS } from '#assets/manifest/motion.ts'
import { POSES } from '#assets/manifest/poses.ts'
import type { PoseOf } from '#assets/manifest/rig.ts'
import { DUEL_FALLS_AT_MS, type DuelWay } from '#rules/hunt/hunt-plan.ts'
import { inClip, type Posture, still } from '#scenes/kit/posture.ts'
import { standing } from './gait.ts'

/**
 * A duel is a pure function of its way, its demon and the time since its start: a page opened during an attack shows
 * that attack in progress.
 */

export interface Blow {
  readonly by: 'pet' | 'foe'
  readonly startsAtMs: number
  readonly landsAtMs: number
  readonly isEvaded: boolean
  readonly isLast: boolean
}

type Planned = readonly [by: Blow['by'], startsAtMs: number, isEvaded?: boolean]

const FIRST_MS = 1050
const PLANS: Readonly<Record<DuelWay, readonly Planned[]>> = {
  plain: [
    ['pet', FIRST_MS],
    ['foe', 1950],
    ['pet', 3060],
  ],
  dodge: [
    ['pet', FIRST_MS],
    ['foe', 2000, true],
    ['pet', 3120],
  ],
  ambush: [
    ['foe', FIRST_MS],
    ['pet', 2120],
    ['foe', 2900, true],
  ],
}

const foeLandsAfterMs = (demon: DemonName): number => CREATURE_MOTIONS[demon].clips.strike.landsAtMs ?? 0

/** The last blow is the pet's and kills the demon. */
export const blowsOf = (way: DuelWay, demon: DemonName): readonly Blow[] => [
  ...PLANS[way].map(
    ([by, startsAtMs, isEvaded = false]): Blow => ({
      by,
      startsAtMs,
      landsAtMs: startsAtMs + (by === 'pet' ? LANDS_AT_MS.attack : foeLandsAfterMs(demon)),
      isEvaded,
      isLast: false,
    }),
  ),
  {
    by: 'pet',
    startsAtMs: DUEL_FALLS_AT_MS - LANDS_AT_MS.attack,
    landsAtMs: DUEL_FALLS_AT_MS,
    isEvaded: false,
    isLast: true,
  },
]

export const demonBreath = (demon: DemonName, ms: number): PoseOf<string> =>
  blendCreature(
    CREATURE_RIGS[demon],
    'idle',
    'idle2',
    0.5 - 0.5 * Math.cos((Math.PI * ms) / CREATURE_MOTIONS[demon].breathMs),
  )

const CHEER = { fromMs: DUEL_FALLS_AT_MS + 800, toMs: DUEL_FALLS_AT_MS + 800 + 620 } as const
const DODGE_AHEAD_MS = 110
export const VANISHES_AT_MS = DUEL_FALLS_AT_MS + 820
const VANISH_MS = 420

const stopOf = (blow: Blow): number => (blow.isEvaded ? 0 : blow.isLast ? HIT_STOP_MS.last : HIT_STOP_MS.plain)

const current = (blows: readonly Blow[], ms: number): Blow | undefined =>
  blows.findLast(({ startsAtMs }) => startsAtMs <= ms)

const petInBlow = (blow: Blow, ms: number, idle: PoseOf<string>): Posture => {
  const stopMs = stopOf(blow)
  if (blow.by === 'pet') return inClip(PET_CLIPS.strike, POSES, ms - blow.startsAtMs, idle, { stopMs })
  // These clips expect to start as long before the hit as a pet's attack does.
  const since = ms - (blow.landsAtMs - LANDS_AT_MS.attack)
  return inClip(blow.isEvaded ? PET_CLIPS.dodge : PET_CLIPS.struck, POSES, since, idle, { stopMs })
}

const foeInBlow = (demon: DemonName, blow: Blow, ms: number, idle: PoseOf<string>): Posture => {
  const { clips } = CREATURE_MOTIONS[demon]
  const { poses } = CREATURE_RIGS[demon]
  const stopMs = stopOf(blow)
  if (blow.by === 'foe') return inClip(clips.strike, poses, ms - blow.startsAtMs, idle, { stopMs })
  const since = ms - blow.landsAtMs
  if (blow.isEvaded)
    return since < -DODGE_AHEAD_MS ? still(idle) : inClip(clips.dodge, poses, since + DODGE_AHEAD_MS, idle)
  if (since < 0) return still(idle)
  if (!blow.isLast) return inClip(clips.recoil, poses, since, idle, { stopMs })
  return inClip(clips.defeat, poses, Math.max(0, since - stopMs), idle)
}

export interface Pair {
  readonly pet: Posture
  readonly foe: Posture
  readonly foeAlpha: number
}

export const duelAt = (way: DuelWay, demon: DemonName, ms: number, breathMs: number): Pair => {
  const idle = standing(breathMs)
  const foeIdle = demonBreath(demon, breathMs)
  const { entrance } = CREATURE_MOTIONS[demon].clips
  const foeAlpha = Math.max(0, Math.min(1, 1 - (ms - VANISHES_AT_MS) / VANISH_MS))
  const blow = current(blowsOf(way, demon), ms)
  if (!blow) return { pet: idle, foe: inClip(entrance, CREATURE_RIGS[demon].poses, ms, foeIdle), foeAlpha: 1 }
  const foe = foeInBlow(demon, blow, ms, foeIdle)
  if (ms >= CHEER.fromMs && ms < CHEER.toMs)
    return { pet: inClip(PET_CLIPS.victory, POSES, ms - CHEER.fromMs, idle.pose), foe, foeAlpha }
  return { pet: petInBlow(blow, ms, idle.pose), foe, foeAlpha }
}

const STARTLED_AT_MS = 950
const SWING = { atMs: 1500, dodgeAtMs: 1680 } as const
const FLEES = { fromMs: 2500, toMs: 3500 } as const

export const scoutingAt = (demon: DemonName, ms: number, breathMs: number): Pair => {
  const { clips } = CREATURE_MOTIONS[demon]
  const { poses } = CREATURE_RIGS[demon]
  const foeIdle = demonBreath(demon, breathMs)
  const idle = standing(breathMs)
  const pet =
    ms >= SWING.atMs
      ? inClip(PET_CLIPS.strike, POSES, ms - SWING.atMs, idle.pose)
      : ms >= STARTLED_AT_MS
        ? inClip(PET_CLIPS.hop, POSES, ms - STARTLED_AT_MS, idle.pose)
        : idle
  if (ms >= FLEES.fromMs) {
    const share = Math.min(1, (ms - FLEES.fromMs) / (FLEES.toMs - FLEES.fromMs))
    const hops = 16 * Math.abs(Math.sin(share * Math.PI * 4))
    return { pet, foe: { ...still(foeIdle), outside: share * share, lift: hops }, foeAlpha: share < 1 ? 1 : 0 }
  }
  const foe =
    ms >= SWING.dodgeAtMs
      ? inClip(clips.dodge, poses, ms - SWING.dodgeAtMs, foeIdle)
      : inClip(clips.entrance, poses, ms, foeIdle)
  return { pet, foe, foeAlpha: 1 }
}

/** In ms since the encounter's start. */
export const SWING_MISSES_AT_MS = SWING.atMs + LANDS_AT_MS.attack
export const isFleeing = (ms: number): boolean => ms >= FLEES.fromMs
