import type { Clip } from '#assets/manifest/clip.ts'
import { CREATURE_MOTIONS } from '#assets/manifest/creature-motion.ts'
import { CREATURE_NAMES, CREATURE_RIGS } from '#assets/manifest/creature-rigs/all.ts'
import { BOSS_NAMES, type CreatureName } from '#assets/manifest/creatures.ts'
import type { Attack, PetAttack } from '#assets/manifest/fight-clips/attack.ts'
import { BOSS_ATTACKS } from '#assets/manifest/fight-clips/boss-attacks.ts'
import { BOSS_POSES } from '#assets/manifest/fight-clips/boss-poses.ts'
import { PET_CRITICALS } from '#assets/manifest/fight-clips/critical-attacks.ts'
import { BOSS_EVADES, PET_EVADES } from '#assets/manifest/fight-clips/evades.ts'
import { BOSS_FALLS, PET_FALLS } from '#assets/manifest/fight-clips/falls.ts'
import { FIGHT_POSES } from '#assets/manifest/fight-clips/fight-poses.ts'
import { FIST_ATTACKS } from '#assets/manifest/fight-clips/fist-attacks.ts'
import { BOSS_HITS, PET_HITS } from '#assets/manifest/fight-clips/hits.ts'
import { SWORD_ATTACKS } from '#assets/manifest/fight-clips/sword-attacks.ts'
import { PET_CLIPS } from '#assets/manifest/motion.ts'
import { PETS_BY_HOUSE, type PetName } from '#assets/manifest/pets.ts'
import type { PoseOf } from '#assets/manifest/rig.ts'

export type MotionBody = PetName | CreatureName

export interface MotionClip {
  readonly clip: Clip<string>
  readonly poses: Readonly<Record<string, PoseOf<string>>>
  /** Clip time of the start: negative for a reaction that starts before the blow, else 0. */
  readonly beginsAtMs: number
  readonly touchesAtMs: readonly number[]
  readonly isArmed: boolean
}

type Poses = MotionClip['poses']
type Group = 'attack' | 'critical' | 'hit' | 'evade' | 'fall'

export const MOTION_BODIES: readonly MotionBody[] = [...PETS_BY_HOUSE, ...CREATURE_NAMES]

export const isCreature = (body: MotionBody): body is CreatureName => CREATURE_NAMES.some((name) => name === body)

const motionClip = (clip: Clip<string>, poses: Poses, more: Partial<MotionClip> = {}): MotionClip => ({
  clip,
  poses,
  beginsAtMs: Math.min(0, clip.poses[0]?.[0] ?? 0),
  touchesAtMs: clip.landsAtMs === undefined ? [] : [clip.landsAtMs],
  isArmed: false,
  ...more,
})

const named = (
  group: Group | '',
  clips: Readonly<Record<string, Clip<string>>>,
  poses: Poses,
): Record<string, MotionClip> =>
  Object.fromEntries(
    Object.entries(clips).map(([name, clip]) => [
      group === '' ? name : `${group}-${name}`,
      motionClip(clip, poses, group === 'hit' || group === 'evade' ? { touchesAtMs: [0] } : {}),
    ]),
  )

const attacksOf = (
  attacks: Readonly<Record<string, Attack<string> | PetAttack>>,
  poses: Poses,
): Record<string, MotionClip> =>
  Object.fromEntries(
    Object.entries(attacks).map(([name, attack]) => [
      `${attack.critical ? 'critical' : 'attack'}-${name}`,
      motionClip(attack.clip, poses, {
        touchesAtMs: attack.impactMs,
        isArmed: 'by' in attack && !attack.by.includes('bare'),
      }),
    ]),
  )

const OF_PETS: Readonly<Record<string, MotionClip>> = {
  ...named('', PET_CLIPS, FIGHT_POSES),
  strike: motionClip(PET_CLIPS.strike, FIGHT_POSES, { isArmed: true }),
  ...attacksOf({ ...SWORD_ATTACKS, ...FIST_ATTACKS, ...PET_CRITICALS }, FIGHT_POSES),
  ...named('hit', PET_HITS, FIGHT_POSES),
  ...named('evade', PET_EVADES, FIGHT_POSES),
  ...named('fall', PET_FALLS, FIGHT_POSES),
}

const ofCreature = (creature: CreatureName): Readonly<Record<string, MotionClip>> => {
  const { poses } = CREATURE_RIGS[creature]
  const own = named('', CREATURE_MOTIONS[creature].clips, poses)
  const boss = BOSS_NAMES.find((name) => name === creature)
  if (!boss) return own
  const fightPoses = { ...poses, ...BOSS_POSES[boss] }
  return {
    ...own,
    ...attacksOf(BOSS_ATTACKS[boss], fightPoses),
    ...named('hit', BOSS_HITS, fightPoses),
    ...named('evade', BOSS_EVADES, fightPoses),
    ...named('fall', BOSS_FALLS, fightPoses),
  }
}

export const motionClipsOf = (body: MotionBody): Readonly<Record<string, MotionClip>> =>
  isCreature(body) ? ofCreature(body) : OF_PETS

export const MOTION_CLIP_NAMES: readonly string[] = [
  ...new Set(MOTION_BODIES.flatMap((body) => Object.keys(motionClipsOf(body)))),
]
