import type { Clip } from '../clip.ts'
import type { FightSound } from '../sound-names.ts'
import type { BossPoseName } from './boss-poses.ts'
import type { FightPoseName } from './fight-poses.ts'

export type WeaponFamily = 'blade' | 'heavy' | 'fire' | 'toy'
export type Wielder = WeaponFamily | 'bare'
export const ARMED: readonly Wielder[] = ['blade', 'heavy', 'fire', 'toy']

/** Effects of a blow; `scenes/kombat/effects/attack-marks.ts` draws them. */
export type AttackMark =
  | 'arc'
  | 'rising-arc'
  | 'ring'
  | 'smash'
  | 'quake'
  | 'blaze'
  | 'bonk'
  | 'fist'
  | 'upper-fist'
  | 'cut'
  | 'meteor'
  | 'claws'
  | 'inferno'
  | 'tusks'
  | 'stomp'
  | 'void'
  | BossMark

/** Effects that begin before a boss's blow, as a warning; `scenes/kombat/effects/boss-marks.ts` draws them. */
export type BossMark =
  | 'icicles'
  | 'frost-breath'
  | 'charge'
  | 'glacier'
  | 'ice-roar'
  | 'fire-breath'
  | 'meteors'
  | 'pillar'
  | 'nova'
  | 'fire-roar'

/**
 * Times up to the last impact are kept as written. The time after it is stretched to the end of the beat. A new attack
 * needs no code, only its row.
 */
export interface Attack<Name extends string> {
  readonly clip: Clip<Name>
  /** Times of the contacts in ms at normal speed. The last contact deals the damage. */
  readonly impactMs: readonly [number, ...number[]]
  readonly mark: AttackMark
  readonly critical?: boolean
  readonly leavesImages?: boolean
}

export interface PetAttack extends Attack<FightPoseName> {
  readonly by: readonly Wielder[]
}

/** A sound that plays before the blow. A low `rate` makes a sample sound like a beast. */
export interface Warning {
  readonly sound: FightSound
  readonly atMs: number
  readonly rate: number
  readonly gain: number
}

export interface BossAttack extends Attack<BossPoseName> {
  /**
   * Phase of the boss in which the attack is used, both by default. `opening` is used once, as the first attack of
   * phase 2.
   */
  readonly phase?: 1 | 2 | 'opening'
  readonly warnings?: readonly Warning[]
}

export const landsAt = ({ impactMs }: Pick<Attack<string>, 'impactMs'>): number => impactMs.at(-1) ?? impactMs[0]
