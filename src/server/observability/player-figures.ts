import { Gauge, type Registry } from 'prom-client'
import type { Online } from './online.ts'

interface CohortFigures {
  /** Days since joining. */
  readonly age: number
  readonly joined: number
  readonly active: number
}

export interface PlayerFigures {
  sawPlayer(player: number): void
  setCohorts(cohorts: readonly CohortFigures[]): void
}

export const registerOnline = (registry: Registry, online: Online): void => {
  const gauge: Gauge = new Gauge({
    name: 'house_kombat_players_online',
    help: 'Players that called within the last five minutes, on this machine.',
    registers: [registry],
    collect: () => {
      gauge.set(online.count())
    },
  })
}

/** @param online null if another process counts who is online */
export const playerFigures = (registry: Registry, online: Online | null): PlayerFigures => {
  const common = { labelNames: ['age'], registers: [registry] }
  const joined = new Gauge({
    ...common,
    name: 'house_kombat_cohort_players',
    help: 'Players who joined so many days before the last day that is counted (0: on it).',
  })
  const active = new Gauge({
    ...common,
    name: 'house_kombat_cohort_active_players',
    help: 'How many of them claimed, won or checked in on that day.',
  })
  return {
    sawPlayer: (player) => online?.saw(player),
    setCohorts: (cohorts) => {
      for (const { age, joined: players, active: returned } of cohorts) {
        joined.set({ age }, players)
        active.set({ age }, returned)
      }
    },
  }
}
