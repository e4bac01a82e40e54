/** Active skill of a pet (B9, R08). */
export type SkillName = 'desolate' | 'reflect' | 'life-steal' | 'rising-fury' | 'fatal-blow' | 'berserk'
/** Stone kinds (B3): shown as flame, ice and curse. */
export type StoneType = 'burning-hell' | 'frost-prison' | 'luck-leech'
/** A stone on the pet. */
export interface EquippedStone {
  readonly type: StoneType
  readonly level: 1 | 2 | 3 | 4
}
export type Side = 'attacker' | 'defender'

/** All that a fight needs to know of a fighter. Rates are percent: 12.5 = 12.5 %. */
export interface FightStats {
  readonly maxHp: number
  readonly attack: number
  readonly critPercent: number
  readonly evasionPercent: number
  /** Damage of a critical hit in percent of a plain one; 200 at rest. */
  readonly critDamagePercent: number
  readonly reflectPercent: number
  readonly lifeStealPercent: number
  readonly skill: SkillName
  readonly stones: readonly EquippedStone[]
}

/** One turn entry as it goes over the wire and into the replay: the twelve fields of B3 (row 92, R10). */
export interface TurnEntry {
  actor: Side
  damage_attack: number
  is_critical: boolean
  is_opponent_evade: boolean
  life_steal: number
  /** The actor was burning when its action began; `damage_burning_hell` is what it lost by that. */
  burning_hell_actor: boolean
  /** This action set the opponent on fire. */
  burning_hell_opponent: boolean
  damage_burning_hell: number
  /** The actor was frozen and lost this action. */
  frost_prison_actor: boolean
  /** This action froze the opponent. */
  frost_prison_opponent: boolean
  /** What the actor lost by reflection of its own hit. */
  damage_reflected: number
  /** HP of the actor after this entry. */
  hp_actor: number
}

/** A fight that was simulated to its end. */
export interface FightOutcome {
  /** Entries 0 and 1 are set-up entries (attacker, defender); actions from index 2 (R10). */
  readonly scenario: readonly TurnEntry[]
  readonly winner: Side
  /** Number of actions, at most 40. */
  readonly actions: number
  readonly finalHp: { readonly attacker: number; readonly defender: number }
}
