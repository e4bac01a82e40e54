import { RULES_VERSION, simulateFight } from './fight.ts'
import type { FightStats } from './fight-types.ts'

export type SimulateFight = typeof simulateFight

const BEFORE_STANCES = '2'

interface Sides {
  readonly attacker: FightStats
  readonly defender: FightStats
}

const withoutStance = ({ stance: _, ...stats }: FightStats): FightStats => stats

/**
 * The fighters as this version of the rules knows them. Version 2 had no stances. Without stances today's simulation
 * has the same outcome as version 2.
 */
export const inputsBy = (rulesVersion: string, { attacker, defender }: Sides): Sides =>
  rulesVersion === BEFORE_STANCES
    ? { attacker: withoutStance(attacker), defender: withoutStance(defender) }
    : { attacker, defender }

/**
 * Versions of the rules that this build can simulate. Stored fights have no turns, so a change that alters outcomes
 * must raise `RULES_VERSION` and keep the old simulation for `REPLAY_DAYS` (R10). Fingerprints in
 * `tests/rules/kombat/fight-fingerprints` detect such a change.
 */
const SIMULATIONS: ReadonlyMap<string, SimulateFight> = new Map([
  [BEFORE_STANCES, (sides, seedHex) => simulateFight(inputsBy(BEFORE_STANCES, sides), seedHex)],
  [RULES_VERSION, simulateFight],
])

export const simulationOf = (rulesVersion: string): SimulateFight | null => SIMULATIONS.get(rulesVersion) ?? null
