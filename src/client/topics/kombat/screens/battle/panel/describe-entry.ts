import type { StanceMatchup } from '#client/topics/kombat/shared/fight-story/stance-matchup.ts'
import type { ScenarioEntry } from '#contracts/wire.ts'
import { SETUP_ENTRIES } from '#rules/constants.ts'
import { entryBeats } from '#rules/kombat/fight-beats.ts'
import type { Side } from '#rules/kombat/fight-types.ts'

export type LogKind = 'hit' | 'critical' | 'evaded' | 'heal' | 'reflected' | 'burned' | 'ignite' | 'frozen' | 'freeze'

export interface ActionLine {
  readonly id: string
  readonly kind: LogKind
  readonly actor: 'user' | 'opponent'
  readonly target: 'user' | 'opponent'
  /** Negative for damage. 0 if the line has no number. */
  readonly hpChange: number
}

/** First line of a fight with stances. It says with which stances both fighters open (R55). */
export interface OpeningLine {
  readonly id: 'opening'
  readonly kind: 'opening'
  readonly actor: null
  readonly hpChange: 0
  readonly matchup: StanceMatchup
}

export type LogLine = ActionLine | OpeningLine

export const openingLine = (matchup: StanceMatchup): OpeningLine => ({
  id: 'opening',
  kind: 'opening',
  actor: null,
  hpChange: 0,
  matchup,
})

/**
 * Log lines of one entry, in the order in which an action takes effect (R07). Empty if nothing happened (rows 81, 92).
 */
export const describeEntry = (entry: ScenarioEntry, index: number, perspective: Side): readonly ActionLine[] => {
  if (index < SETUP_ENTRIES) return []
  const actor = entry.actor === perspective ? 'user' : 'opponent'
  const target = actor === 'user' ? 'opponent' : 'user'
  const lines: ActionLine[] = []
  const add = (kind: LogKind, hpChange = 0) => {
    lines.push({ id: `${index}-${lines.length}`, kind, actor, target, hpChange })
  }
  const beats = entryBeats(entry)
  for (const { kind, amount, critical, evaded } of beats) {
    if (kind === 'heal') add('heal', amount)
    else if (kind !== 'attack') add(kind, kind === 'frozen' ? 0 : -amount)
    else if (evaded) add('evaded')
    else if (amount > 0) add(critical ? 'critical' : 'hit', -amount)
  }
  if (beats.some(({ ignites }) => ignites)) add('ignite')
  if (beats.some(({ freezes }) => freezes)) add('freeze')
  return lines
}

/** Lines of the entry that was played last. Before the first turn, the opening line with both stances. */
export const lastLines = (
  scenario: readonly ScenarioEntry[],
  entriesPlayed: number,
  perspective: Side,
  matchup: StanceMatchup | null,
): readonly LogLine[] => {
  if (entriesPlayed <= SETUP_ENTRIES) return matchup ? [openingLine(matchup)] : []
  const last = scenario[entriesPlayed - 1]
  return last ? describeEntry(last, entriesPlayed - 1, perspective) : []
}

/** @param matchup null without stances, and before they are shown */
export const fightLog = (
  scenario: readonly ScenarioEntry[],
  entriesPlayed: number,
  perspective: Side,
  matchup: StanceMatchup | null = null,
): readonly LogLine[] => [
  ...(matchup ? [openingLine(matchup)] : []),
  ...scenario.slice(0, entriesPlayed).flatMap((entry, index) => describeEntry(entry, index, perspective)),
]
