import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { EnergyState } from '../../contracts/wire.ts'
import { COUNTDOWN_TICK_MS, ENERGY_MAX, ENERGY_REFILL } from '../../rules/constants.ts'
import { refillEnergy } from '../../rules/energy.ts'
import { useTicker } from '../ui/use-ticker.ts'
import { callQuery } from './call-query.ts'
import { nowMs } from './server-clock.ts'

/** Kombat energy at this second. */
export interface EnergyNow {
  readonly current: number
  readonly max: number
  /** Energy that the next refill brings. */
  readonly nextAmount: number
  /** Milliseconds until then; null when full. */
  readonly nextInMs: number | null
}

const parsed = (instant: string | null): number | null => (instant === null ? null : Date.parse(instant))

/** The server's energy brought to `atMs`: refills that fell due meanwhile are added here (B4, row 101). */
export const energyAt = (state: EnergyState, atMs: number): EnergyNow => {
  const { current, nextRefillMs } = refillEnergy(
    {
      current: state.current_energy,
      nextRefillMs: parsed(state.next_refill),
      lastBurnMs: parsed(state.last_burn_at),
    },
    atMs,
  )
  return {
    current,
    max: ENERGY_MAX,
    nextAmount: Math.min(ENERGY_REFILL, ENERGY_MAX - current),
    nextInMs: nextRefillMs === null ? null : Math.max(0, nextRefillMs - atMs),
  }
}

/** Kombat energy, counted on each second and refilled locally when its time comes; null until it is known (rows 100–102). */
export const useEnergy = (): EnergyNow | null => {
  const { data } = useQuery(callQuery('combats.energy'))
  const [atMs, setAtMs] = useState(nowMs)
  useTicker(COUNTDOWN_TICK_MS, () => setAtMs(nowMs()))
  return data ? energyAt(data, atMs) : null
}
