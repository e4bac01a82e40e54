import { useQuery } from '@tanstack/react-query'
import { useNow } from '#client/game/use-now.ts'
import type { EnergyState } from '#contracts/wire.ts'
import { ENERGY_MAX, ENERGY_REFILL } from '#rules/constants.ts'
import { refillEnergy } from '#rules/kombat/energy.ts'
import { energyQuery } from '../queries.ts'

export interface EnergyNow {
  readonly current: number
  readonly max: number
  readonly nextAmount: number
  readonly nextInMs: number | null
}

const parsed = (instant: string | null): number | null => (instant === null ? null : Date.parse(instant))

/** Adds refills that are due since the answer (B4, row 101). */
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

/** Updated each second, with refills counted on this device. Null until loaded (rows 100–102). */
export const useEnergy = (): EnergyNow | null => {
  const { data } = useQuery(energyQuery)
  const atMs = useNow()
  return data ? energyAt(data, atMs) : null
}
