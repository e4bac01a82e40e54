import type { EnergyState } from '#contracts/wire.ts'
import type { Energy } from '#rules/kombat/energy.ts'
import type { PlayerRow } from '#server/modules/players/service.ts'
import { isoOrNull } from '#server/text/iso.ts'

export const storedEnergy = (player: Pick<PlayerRow, 'energy' | 'energy_refill_at' | 'energy_burned_at'>): Energy => ({
  current: player.energy,
  nextRefillMs: player.energy_refill_at?.getTime() ?? null,
  lastBurnMs: player.energy_burned_at?.getTime() ?? null,
})

export const energyOnTheWire = (energy: Energy): EnergyState => ({
  current_energy: energy.current,
  next_refill: isoOrNull(energy.nextRefillMs),
  last_burn_at: isoOrNull(energy.lastBurnMs),
})
