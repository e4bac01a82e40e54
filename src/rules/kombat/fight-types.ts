import type { EquippedStone } from '../stones/stones.ts'

/** Skills of a pet (B9, R08). */
export const SKILL_NAMES = ['desolate', 'reflect', 'life-steal', 'rising-fury', 'fatal-blow', 'berserk'] as const
export type SkillName = (typeof SKILL_NAMES)[number]

export const SIDES = ['attacker', 'defender'] as const
export type Side = (typeof SIDES)[number]

/** Origin of a fight: matchmaking, a challenge (by name, id or link: no energy, no rank), a guild's boss (R25), or a tournament (R26). */
export const FIGHT_KINDS = ['match', 'challenge', 'boss', 'tournament'] as const

/** The bosses, by their ids (B3, row 143). */
export const BOSS_NAMES = ['fire-lord', 'mammoth', 'hollow-boss'] as const

/** Inputs of the simulation for one fighter. Rates are percent: 12.5 = 12.5 %. */
export interface FightStats {
  readonly maxHp: number
  readonly attack: number
  readonly critPercent: number
  readonly evasionPercent: number
  /** Damage of a critical hit in percent of a plain one; 200 without bonuses. */
  readonly critDamagePercent: number
  readonly reflectPercent: number
  readonly lifeStealPercent: number
  readonly skill: SkillName
  readonly stones: readonly EquippedStone[]
}

/** One turn entry, as sent and stored in the replay: the twelve fields of B3 (row 92, R10). */
export interface TurnEntry {
  actor: Side
  damage_attack: number
  is_critical: boolean
  is_opponent_evade: boolean
  life_steal: number
  /** The actor was burning when its action began; `damage_burning_hell` is the HP it lost. */
  burning_hell_actor: boolean
  /** This action set the opponent on fire. */
  burning_hell_opponent: boolean
  damage_burning_hell: number
  /** The actor was frozen and lost this action. */
  frost_prison_actor: boolean
  /** This action froze the opponent. */
  frost_prison_opponent: boolean
  /** HP the actor lost by reflection of its own hit. */
  damage_reflected: number
  /** HP of the actor after this entry. */
  hp_actor: number
}

/** A completed simulation. */
export interface FightOutcome {
  /** Entries 0 and 1 are set-up entries (attacker, defender); actions from index 2 (R10). */
  readonly scenario: readonly TurnEntry[]
  readonly winner: Side
  /** Number of actions, at most 40. */
  readonly actions: number
  readonly finalHp: { readonly attacker: number; readonly defender: number }
}
