import type { EquippedStone } from '#rules/stones/stones.ts'
import type { SkillName } from './skills.ts'
import type { Stance } from './stances.ts'

export const SIDES = ['attacker', 'defender'] as const
export type Side = (typeof SIDES)[number]

export const otherSide = (side: Side): Side => (side === 'attacker' ? 'defender' : 'attacker')

/**
 * A `challenge` (by name, id or link) costs no energy and changes no rank. `boss` is a guild boss fight (R25),
 * `tournament` a tournament fight (R26).
 */
export const FIGHT_KINDS = ['match', 'challenge', 'boss', 'tournament'] as const

export const BOSS_NAMES = ['fire-lord', 'mammoth', 'hollow-boss'] as const

/** Input of a simulation. A `…Percent` of 12.5 means 12.5 %. */
export interface FightStats {
  readonly maxHp: number
  readonly attack: number
  readonly critPercent: number
  readonly evasionPercent: number
  /** Damage of a critical hit in percent of a plain hit: 200 without bonuses. */
  readonly critDamagePercent: number
  readonly reflectPercent: number
  readonly lifeStealPercent: number
  readonly skill: SkillName
  readonly stones: readonly EquippedStone[]
  /** Absent in boss fights, and in fights by version 2 of the rules. */
  readonly stance?: Stance | undefined
}

/** The twelve fields of B3, as sent to clients (row 92, R10). */
export interface TurnEntry {
  actor: Side
  damage_attack: number
  is_critical: boolean
  is_opponent_evade: boolean
  life_steal: number
  /** True if the actor was burning when its action began. It then lost `damage_burning_hell` HP. */
  burning_hell_actor: boolean
  burning_hell_opponent: boolean
  damage_burning_hell: number
  /** True if the actor was frozen and lost this action. */
  frost_prison_actor: boolean
  frost_prison_opponent: boolean
  damage_reflected: number
  hp_actor: number
}

export interface FightOutcome {
  /** Entries 0 and 1 set up attacker and defender. Actions start at index 2 (R10). */
  readonly scenario: readonly TurnEntry[]
  readonly winner: Side
  readonly actions: number
  readonly finalHp: { readonly attacker: number; readonly defender: number }
}
