import type { ScenarioEntry } from '../../../contracts/wire.ts'
import { SETUP_ENTRIES } from '../../../rules/constants.ts'
import type { Side } from '../../../rules/fight-types.ts'

/** What a line of the battle log tells; the names of the texts under `kombat.entry`. */
export type LogKind = 'hit' | 'critical' | 'evaded' | 'heal' | 'reflected' | 'burned' | 'ignite' | 'frozen' | 'freeze'

/** One line of the battle log: who acts on whom and by how many HP the hurt or healed one changes. */
export interface LogLine {
  /** Stable within a fight: index of the entry and place of the line within it. */
  readonly id: string
  readonly kind: LogKind
  readonly actor: 'user' | 'opponent'
  readonly target: 'user' | 'opponent'
  /** HP change, negative for damage; 0 where the line carries no number. */
  readonly hpChange: number
}

/**
 * Puts one scenario entry into words, in the order of an action (R07): burn tick, frozen, evade or hit, life steal,
 * reflection, stone procs. An entry in which nothing happened gives no line (row 81, row 92).
 */
export const describeEntry = (entry: ScenarioEntry, index: number, perspective: Side): readonly LogLine[] => {
  if (index < SETUP_ENTRIES) return []
  const actor = entry.actor === perspective ? 'user' : 'opponent'
  const target = actor === 'user' ? 'opponent' : 'user'
  const lines: LogLine[] = []
  const tell = (kind: LogKind, hpChange = 0) => {
    lines.push({ id: `${index}-${lines.length}`, kind, actor, target, hpChange })
  }
  if (entry.damage_burning_hell > 0) tell('burned', -entry.damage_burning_hell)
  if (entry.frost_prison_actor) tell('frozen')
  else if (entry.is_opponent_evade) tell('evaded')
  else if (entry.damage_attack > 0) tell(entry.is_critical ? 'critical' : 'hit', -entry.damage_attack)
  if (entry.life_steal > 0) tell('heal', entry.life_steal)
  if (entry.damage_reflected > 0) tell('reflected', -entry.damage_reflected)
  if (entry.burning_hell_opponent) tell('ignite')
  if (entry.frost_prison_opponent) tell('freeze')
  return lines
}

/** The fight log as far as the arena has played: the lines of the first `entriesPlayed` entries, oldest first. */
export const fightLog = (
  scenario: readonly ScenarioEntry[],
  entriesPlayed: number,
  perspective: Side,
): readonly LogLine[] =>
  scenario.slice(0, entriesPlayed).flatMap((entry, index) => describeEntry(entry, index, perspective))
