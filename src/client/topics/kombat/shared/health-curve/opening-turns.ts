import type { ScenarioEntry } from '#contracts/wire.ts'
import { SETUP_ENTRIES } from '#rules/constants.ts'
import type { Side } from '#rules/kombat/fight-types.ts'
import { OPENING_ATTACKS } from '#rules/kombat/stances.ts'

/** An evaded attack counts. A turn lost to ice or to a deadly burn does not. */
const isAttack = (entry: ScenarioEntry): boolean =>
  !entry.frost_prison_actor && (entry.damage_attack > 0 || entry.is_opponent_evade)

/** Number of turns until both sides have made the attacks that stances affect (R55), or until the fight's end. */
export const openingTurns = (scenario: readonly ScenarioEntry[]): number => {
  const actions = scenario.slice(SETUP_ENTRIES)
  const attacks: Record<Side, number> = { attacker: 0, defender: 0 }
  for (const [index, entry] of actions.entries()) {
    if (isAttack(entry)) attacks[entry.actor] += 1
    if (Math.min(attacks.attacker, attacks.defender) >= OPENING_ATTACKS) return index + 1
  }
  return actions.length
}
