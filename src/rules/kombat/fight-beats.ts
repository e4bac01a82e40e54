import type { TurnEntry } from './fight-types.ts'

export type FightBeatKind = 'burned' | 'frozen' | 'attack' | 'heal' | 'reflected'

export interface FightBeat {
  readonly kind: FightBeatKind
  readonly amount: number
  readonly critical: boolean
  readonly evaded: boolean
  readonly ignites: boolean
  readonly freezes: boolean
}

const beatOf = (kind: FightBeatKind, amount: number, more: Partial<FightBeat> = {}): FightBeat => ({
  kind,
  amount,
  critical: false,
  evaded: false,
  ignites: false,
  freezes: false,
  ...more,
})

/**
 * Beats in the order of R07. If the burn kills the actor, it does not act: the caller, which tracks HP, must then stop
 * after `burned`.
 */
export const entryBeats = (entry: TurnEntry): FightBeat[] => {
  const beats: FightBeat[] = []
  if (entry.damage_burning_hell > 0) beats.push(beatOf('burned', entry.damage_burning_hell))
  if (entry.frost_prison_actor) return [...beats, beatOf('frozen', 0)]
  const evaded = entry.is_opponent_evade
  beats.push(
    beatOf('attack', evaded ? 0 : entry.damage_attack, {
      critical: entry.is_critical && !evaded,
      evaded,
      ignites: entry.burning_hell_opponent,
      freezes: entry.frost_prison_opponent,
    }),
  )
  if (entry.life_steal > 0) beats.push(beatOf('heal', entry.life_steal))
  if (entry.damage_reflected > 0) beats.push(beatOf('reflected', entry.damage_reflected))
  return beats
}
