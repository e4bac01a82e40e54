import { SETUP_ENTRIES } from '#rules/constants.ts'
import { otherSide, type Side, type TurnEntry } from './fight-types.ts'

export interface DamageBySource {
  readonly plain: number
  readonly critical: number
  /** Damage of burns that this fighter caused. */
  readonly burning: number
  readonly reflection: number
}

export interface SideSummary {
  /** The final hit counts in full, so the sum can exceed the opponent's HP. */
  readonly totalDamage: number
  readonly damage: DamageBySource
  readonly healed: number
  readonly biggestHit: number
  readonly isBiggestHitCritical: boolean
  readonly attacks: number
  readonly landed: number
  readonly criticals: number
  /** Attacks of the opponent that this fighter evaded. */
  readonly evaded: number
  readonly frozenTurns: number
  readonly burningTurns: number
  readonly actions: number
  readonly finalHp: number
}

type Mutable<T> = { -readonly [K in keyof T]: T[K] }
type Draft = Mutable<Omit<SideSummary, 'damage'>> & { readonly damage: Mutable<DamageBySource> }

const emptySide = (): Draft => ({
  totalDamage: 0,
  damage: { plain: 0, critical: 0, burning: 0, reflection: 0 },
  healed: 0,
  biggestHit: 0,
  isBiggestHitCritical: false,
  attacks: 0,
  landed: 0,
  criticals: 0,
  evaded: 0,
  frozenTurns: 0,
  burningTurns: 0,
  actions: 0,
  finalHp: 0,
})

const addBlow = (actor: Draft, target: Draft, entry: TurnEntry): void => {
  actor.attacks++
  if (entry.is_opponent_evade) {
    target.evaded++
    return
  }
  actor.landed++
  if (entry.is_critical) actor.criticals++
  actor.damage[entry.is_critical ? 'critical' : 'plain'] += entry.damage_attack
  if (entry.damage_attack > actor.biggestHit) {
    actor.biggestHit = entry.damage_attack
    actor.isBiggestHitCritical = entry.is_critical
  }
  actor.healed += entry.life_steal
  target.damage.reflection += entry.damage_reflected
}

/** Computed from the scenario alone (extra 10). */
export const fightSummary = (scenario: readonly TurnEntry[]): Readonly<Record<Side, SideSummary>> => {
  const sides = { attacker: emptySide(), defender: emptySide() }
  for (const setup of scenario.slice(0, SETUP_ENTRIES)) sides[setup.actor].finalHp = setup.hp_actor
  for (const entry of scenario.slice(SETUP_ENTRIES)) {
    const actor = sides[entry.actor]
    const target = sides[otherSide(entry.actor)]
    actor.actions++
    if (entry.burning_hell_actor) actor.burningTurns++
    target.damage.burning += entry.damage_burning_hell
    if (entry.frost_prison_actor) actor.frozenTurns++
    // A hit takes at least 1 HP. Without a hit or an evasion, the actor was frozen, or burned to death before
    // attacking.
    if (entry.damage_attack > 0 || entry.is_opponent_evade) addBlow(actor, target, entry)
    actor.finalHp = entry.hp_actor
    target.finalHp = Math.max(0, target.finalHp - entry.damage_attack)
  }
  for (const side of [sides.attacker, sides.defender])
    side.totalDamage = Object.values(side.damage).reduce((sum, part) => sum + part, 0)
  return sides
}
