import type { Clip } from '../clip.ts'
import type { FightSound } from '../sound-names.ts'
import type { BossPoseName } from './boss-poses.ts'
import type { FightPoseName } from './fight-poses.ts'

/** What a hand holds: the family of its sword, or nothing. */
export type WeaponFamily = 'blade' | 'heavy' | 'fire' | 'toy'
export type Wielder = WeaponFamily | 'bare'
export const ARMED: readonly Wielder[] = ['blade', 'heavy', 'fire', 'toy']

/** What an attack leaves in the air and on the ground where it lands; drawn by `scenes/kombat/effects/attack-marks.ts`. */
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

/** Marks of the bosses alone; drawn by `scenes/kombat/effects/boss-marks.ts`. They begin before the blow, so that one sees it coming. */
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
 * An attack: its motion, the moments it touches, what it leaves. Whoever adds a row to a table of attacks adds an attack,
 * without code. Up to its last impact a clip runs at its own times; what follows fills the rest of the beat, so that the
 * last key is the end of the turn.
 */
export interface Attack<Name extends string> {
  readonly clip: Clip<Name>
  /** Each moment in which it touches the other fighter, ms at normal speed; the last one deals the damage. */
  readonly impactMs: readonly [number, ...number[]]
  readonly mark: AttackMark
  /** The body leaves images of itself on the way. */
  readonly leavesImages?: boolean
}

/** An attack of pets: also who has it. */
export interface PetAttack extends Attack<FightPoseName> {
  readonly by: readonly Wielder[]
  readonly critical: boolean
}

/** A sound before the blow: one hears it coming. `rate` makes a beast of a sample. */
export interface Warning {
  readonly sound: FightSound
  readonly atMs: number
  readonly rate: number
  readonly gain: number
}

/** An attack of a boss; timed as those of pets. */
export interface BossAttack extends Attack<BossPoseName> {
  readonly critical: boolean
  /** In which phase of a fight it is chosen; left out: in both. The opening is the first attack of the second phase, and no other. */
  readonly phase?: 1 | 2 | 'opening'
  readonly warnings?: readonly Warning[]
}

/** When an attack deals its damage. */
export const landsAt = ({ impactMs }: Pick<Attack<string>, 'impactMs'>): number => impactMs.at(-1) ?? impactMs[0]
