import { ENERGY_MAX, ENERGY_PERIOD_MS, ENERGY_REFILL } from '#rules/constants.ts'

/** Instants are milliseconds since the epoch. */
export interface Energy {
  readonly current: number
  readonly nextRefillMs: number | null
  readonly lastBurnMs: number | null
}

/** Adds 5 per period of 3 hours, up to 20 (B4, rows 100, 101). If a state below 20 has no refill time, its period begins now. */
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

/** Refills first. Null if there is no energy. Burning from full begins a period (B4, row 100). */
export const burnEnergy = (state: Energy, nowMs: number): Energy | null => {
  const refilled = refillEnergy(state, nowMs)
  if (refilled.current < 1) return null
  const current = refilled.current - 1
  const nextRefillMs = current >= ENERGY_MAX ? null : (refilled.nextRefillMs ?? nowMs + ENERGY_PERIOD_MS)
  return { current, nextRefillMs, lastBurnMs: nowMs }
}

/** Refills first. The time to the next refill stays, unless the energy is full (R32). */
export const addEnergy = (state: Energy, amount: number, nowMs: number): Energy => {
  const refilled = refillEnergy(state, nowMs)
  const current = Math.min(ENERGY_MAX, refilled.current + amount)
  return { ...refilled, current, nextRefillMs: current === ENERGY_MAX ? null : refilled.nextRefillMs }
}

/** When the energy is full if nothing is burnt, in ms since the epoch. Null if it is full (B4). */
export const energyFullAtMs = ({ current, nextRefillMs }: Energy): number | null => {
  if (current >= ENERGY_MAX || nextRefillMs === null) return null
  return nextRefillMs + (Math.ceil((ENERGY_MAX - current) / ENERGY_REFILL) - 1) * ENERGY_PERIOD_MS
}
