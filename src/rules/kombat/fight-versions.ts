import { RULES_VERSION, simulateFight } from './fight.ts'
import type { FightStats } from './fight-types.ts'

export type SimulateFight = typeof simulateFight

const BEFORE_STANCES = '2'

interface Sides {
  readonly attacker: FightStats
  readonly defender: FightStats
}

const withoutStance = ({ stance: _, ...stats }: FightStats): FightStats => stats

/** The fighters as the version knows them. Version 2 had no stances: without them today's simulation gives its turns. */
export const inputsBy = (rulesVersion: string, { attacker, defender }: Sides): Sides =>
  rulesVersion === BEFORE_STANCES
    ? { attacker: withoutStance(attacker), defender: withoutStance(defender) }
    : { attacker, defender }

/**
 * Versions that this build can simulate. A change of outcome raises `RULES_VERSION` and keeps the old simulation for `REPLAY_DAYS` (R10),
 * because stored fights have no turns. Fingerprints fix each version (`tests/rules/kombat/fight-fingerprints`).
 */
const SIMULATIONS: ReadonlyMap<string, SimulateFight> = new Map([
  [BEFORE_STANCES, (sides, seedHex) => simulateFight(inputsBy(BEFORE_STANCES, sides), seedHex)],
  [RULES_VERSION, simulateFight],
])

/** Null when this build no longer supports the version. */
export const simulationOf = (rulesVersion: string): SimulateFight | null => SIMULATIONS.get(rulesVersion) ?? null
