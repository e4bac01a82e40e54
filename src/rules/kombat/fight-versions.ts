import { RULES_VERSION, simulateFight } from './fight.ts'

/** Simulates a fight by the rules of one version. */
export type SimulateFight = typeof simulateFight

/**
 * The versions of the fight's rules that this build supports. A change of the outcome raises `RULES_VERSION` and keeps the
 * old simulation here for `REPLAY_DAYS` (R10): a stored fight has no turns, they are computed by its version. Fingerprints
 * of 1,000 fights of each version hold it (`tests/rules/fight-fingerprints`).
 */
const SIMULATIONS: ReadonlyMap<string, SimulateFight> = new Map([[RULES_VERSION, simulateFight]])

/** The simulation of a version of the rules, or null when this build no longer supports it. */
export const simulationOf = (rulesVersion: string): SimulateFight | null => SIMULATIONS.get(rulesVersion) ?? null
