import { RULES_VERSION, simulateFight } from './fight.ts'

export type SimulateFight = typeof simulateFight

/**
 * Versions that this build can simulate. A change of outcome raises `RULES_VERSION` and keeps the old simulation for `REPLAY_DAYS` (R10),
 * because stored fights have no turns. Fingerprints fix each version (`tests/rules/kombat/fight-fingerprints`).
 */
const SIMULATIONS: ReadonlyMap<string, SimulateFight> = new Map([[RULES_VERSION, simulateFight]])

/** Null when this build no longer supports the version. */
export const simulationOf = (rulesVersion: string): SimulateFight | null => SIMULATIONS.get(rulesVersion) ?? null
