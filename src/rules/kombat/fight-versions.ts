import { RULES_VERSION, simulateFight } from './fight.ts'
import type { FightStats } from './fight-types.ts'

export type SimulateFight = typeof simulateFight

/** Version 2 had no stances: without them the turns are the same. */
const withoutStance = ({ stance: _, ...stats }: FightStats): FightStats => stats

/**
 * Versions that this build can simulate. A change of outcome raises `RULES_VERSION` and keeps the old simulation for `REPLAY_DAYS` (R10),
 * because stored fights have no turns. Fingerprints fix each version (`tests/rules/kombat/fight-fingerprints`).
 */
const SIMULATIONS: ReadonlyMap<string, SimulateFight> = new Map([
  [
    '2',
    ({ attacker, defender }, seedHex) =>
      simulateFight({ attacker: withoutStance(attacker), defender: withoutStance(defender) }, seedHex),
  ],
  [RULES_VERSION, simulateFight],
])

/** Null when this build no longer supports the version. */
export const simulationOf = (rulesVersion: string): SimulateFight | null => SIMULATIONS.get(rulesVersion) ?? null
