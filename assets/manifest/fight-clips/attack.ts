import type { Clip } from '../clip.ts'
import type { FightSound } from '../sound-names.ts'
import type { BossPoseName } from './boss-poses.ts'
import type { FightPoseName } from './fight-poses.ts'

export type WeaponFamily = 'blade' | 'heavy' | 'fire' | 'toy'
export type Wielder = WeaponFamily | 'bare'
export const ARMED: readonly Wielder[] = ['blade', 'heavy', 'fire', 'toy']

/** Effects of a blow, in the air and on the ground; drawn by `scenes/kombat/effects/attack-marks.ts`. */
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

/** Drawn by `scenes/kombat/effects/boss-marks.ts`; they begin before the blow, as a warning. */
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

/** Up to the last impact times are as written; the rest stretches to the beat's end. A new row needs no code. */
export interface Attack<Name extends string> {
  readonly clip: Clip<Name>
  /** Contacts at normal speed; the last one deals the damage. */
  readonly impactMs: readonly [number, ...number[]]
  readonly mark: AttackMark
  readonly critical?: boolean
  readonly leavesImages?: boolean
}

export interface PetAttack extends Attack<FightPoseName> {
  readonly by: readonly Wielder[]
}

/** A sound before the blow. A low `rate` makes a beast of a sample. */
export interface Warning {
  readonly sound: FightSound
  readonly atMs: number
  readonly rate: number
  readonly gain: number
}

export interface BossAttack extends Attack<BossPoseName> {
  /** Phase in which it is chosen; both by default. The opening is the second phase's first attack only. */
  readonly phase?: 1 | 2 | 'opening'
  readonly warnings?: readonly Warning[]
}

export const landsAt = ({ impactMs }: Pick<Attack<string>, 'impactMs'>): number => impactMs.at(-1) ?? impactMs[0]
