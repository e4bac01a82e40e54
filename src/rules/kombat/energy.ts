import { ENERGY_MAX, ENERGY_PERIOD_MS, ENERGY_REFILL } from '../constants.ts'

/** Stored energy; times in milliseconds since the epoch. */
export interface Energy {
  readonly current: number
  /** When the next refill is due; null when full. */
  readonly nextRefillMs: number | null
  readonly lastBurnMs: number | null
}

/**
 * Energy at this moment: 5 for each 3-hour period that has passed, up to 20; no next refill when full (B4, rows 100, 101).
 * A state below full without a refill time starts its period now.
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

/**
 * Energy after one fight, refilled first; null when there is none. Burning from full starts the refill
 * period (B4, row 100).
 */
export const burnEnergy = (state: Energy, nowMs: number): Energy | null => {
  const refilled = refillEnergy(state, nowMs)
  if (refilled.current < 1) return null
  const current = refilled.current - 1
  const nextRefillMs = current >= ENERGY_MAX ? null : (refilled.nextRefillMs ?? nowMs + ENERGY_PERIOD_MS)
  return { current, nextRefillMs, lastBurnMs: nowMs }
}

/** Energy after a gift, refilled first; the refill's clock goes on, unless nothing is missing any more (R32). */
export const addEnergy = (state: Energy, amount: number, nowMs: number): Energy => {
  const refilled = refillEnergy(state, nowMs)
  const current = Math.min(ENERGY_MAX, refilled.current + amount)
  return { ...refilled, current, nextRefillMs: current === ENERGY_MAX ? null : refilled.nextRefillMs }
}

/** When the energy is full unless some is burnt first, in milliseconds since the epoch; null when already full (B4). */
export const energyFullAtMs = ({ current, nextRefillMs }: Energy): number | null => {
  if (current >= ENERGY_MAX || nextRefillMs === null) return null
  return nextRefillMs + (Math.ceil((ENERGY_MAX - current) / ENERGY_REFILL) - 1) * ENERGY_PERIOD_MS
}
