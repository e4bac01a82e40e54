import { RULES_VERSION, simulateFight } from './fight.ts'

/** Simulates a fight by the rules of one version. */
export type SimulateFight = typeof simulateFight

/**
 * The versions of the fight's rules that this build supports. A change of the outcome (which raises
 * `RULES_VERSION`) may keep the old simulation here for the lifetime of its replays: 30 days (R10).
 */
const SIMULATIONS: ReadonlyMap<string, SimulateFight> = new Map([[RULES_VERSION, simulateFight]])

/** The simulation of a version of the rules, or null when this build no longer supports it. */
export const simulationOf = (rulesVersion: string): SimulateFight | null => SIMULATIONS.get(rulesVersion) ?? null
