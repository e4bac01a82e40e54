import { ENERGY_MAX, ENERGY_PERIOD_MS, ENERGY_REFILL } from '#rules/constants.ts'

export interface Energy {
  readonly current: number
  readonly nextRefillMs: number | null
  readonly lastBurnMs: number | null
}

/**
 * Adds the energy of all periods that have ended (B4, rows 100, 101). Below the maximum without a refill time, a period
 * starts now.
 */
export const refillEnergy = (state: Energy, nowMs: number): Energy => {
  if (state.current >= ENERGY_MAX) return { ...state, nextRefillMs: null }
  if (state.nextRefillMs === null) return { ...state, nextRefillMs: nowMs + ENERGY_PERIOD_MS }
  if (nowMs < state.nextRefillMs) return state
  const periods = 1 + Math.floor((nowMs - state.nextRefillMs) / ENERGY_PERIOD_MS)
  const current = Math.min(ENERGY_MAX, state.current + periods * ENERGY_REFILL)
  return {
    ...state,
    current,
    nextRefillMs: current === ENERGY_MAX ? null : state.nextRefillMs + periods * ENERGY_PERIOD_MS,
  }
}

/** Refills first. Null if no energy is left. Burning from full energy starts a period (B4, row 100). */
export const burnEnergy = (state: Energy, nowMs: number): Energy | null => {
  const refilled = refillEnergy(state, nowMs)
  if (refilled.current < 1) return null
  const current = refilled.current - 1
  const nextRefillMs = current >= ENERGY_MAX ? null : (refilled.nextRefillMs ?? nowMs + ENERGY_PERIOD_MS)
  return { current, nextRefillMs, lastBurnMs: nowMs }
}

/** Refills first. The time of the next refill stays the same, unless the energy is now full (R32). */
export const addEnergy = (state: Energy, amount: number, nowMs: number): Energy => {
  const refilled = refillEnergy(state, nowMs)
  const current = Math.min(ENERGY_MAX, refilled.current + amount)
  return { ...refilled, current, nextRefillMs: current === ENERGY_MAX ? null : refilled.nextRefillMs }
}

/** When the energy will be full if none is burnt. Null if it is full, or has no refill time (B4). */
export const energyFullAtMs = ({ current, nextRefillMs }: Energy): number | null => {
  if (current >= ENERGY_MAX || nextRefillMs === null) return null
  return nextRefillMs + (Math.ceil((ENERGY_MAX - current) / ENERGY_REFILL) - 1) * ENERGY_PERIOD_MS
}
