import { NANO_PER_TOK } from '#rules/units.ts'
import type { DayMovements } from '../figures-store.ts'
import { HABIT_NAMES, type HabitName } from '../habits.ts'
import type { Simulation } from '../simulate.ts'
import type { Series } from './charts.ts'

/** Reasons of ledger rows, grouped by source. Those of LONG_GAME are apart, because they come all at once. */
export const SOURCES = [
  { name: 'mining', colour: 'c1', reasons: ['claim'] },
  { name: 'fights', colour: 'c2', reasons: ['fight-win', 'first-win', 'win-streak'] },
  { name: 'hunts', colour: 'c3', reasons: ['hunt', 'hunt-milestone'] },
  { name: 'boss', colour: 'c4', reasons: ['boss-fight', 'boss-chest', 'boss-place', 'boss-guild-place'] },
  { name: 'market', colour: 'c5', reasons: ['market-sale'] },
  {
    name: 'check-in and gifts',
    colour: 'c6',
    reasons: [
      'check-in',
      'task',
      'onboarding-welcome',
      'onboarding-house',
      'referral',
      'referral-welcome',
      'referral-share',
    ],
  },
] as const
export const LONG_GAME = [
  { name: 'season', colour: 'c7', reasons: ['season-reward'] },
  { name: 'leagues', colour: 'c8', reasons: ['league-reward'] },
  { name: 'medals', colour: 'c2', reasons: ['medal'] },
] as const

export const HABIT_COLOURS: Readonly<Record<HabitName, string>> = {
  fighter: 'c2',
  hunter: 'c3',
  trader: 'c5',
  'guild mate': 'c4',
  'once a day': 'c6',
  weekend: 'c7',
}

export const playersOf = ({ habits }: Simulation, habit: HabitName): readonly number[] =>
  [...habits].filter(([, name]) => name === habit).map(([id]) => id)

export const habitsPlayed = (simulation: Simulation): readonly HabitName[] =>
  HABIT_NAMES.filter((habit) => playersOf(simulation, habit).length > 0)

export const daysOf = ({ days }: Simulation): readonly string[] => days.map(({ day }) => day)

const tokOf = (rows: readonly DayMovements[]): number =>
  rows.reduce((sum, { gained }) => sum + gained, 0) / NANO_PER_TOK

/** TOK that a player of the habit got on each day from each source, on average. */
export const incomeOf = (simulation: Simulation, habit: HabitName): readonly Series[] => {
  const ids = new Set(playersOf(simulation, habit))
  const own = simulation.movements.filter(({ player, asset }) => asset === 'tok' && ids.has(player))
  return SOURCES.map(({ name, colour, reasons }) => {
    const rows = own.filter(({ reason }) => (reasons as readonly string[]).includes(reason))
    const values = daysOf(simulation).map((day) => tokOf(rows.filter((row) => row.day === day)) / Math.max(1, ids.size))
    return { name, colour, values }
  })
}

/** TOK that a player of the habit got in all from each source of LONG_GAME, on average. */
export const longGameOf = (simulation: Simulation, habit: HabitName): readonly { name: string; tok: number }[] => {
  const ids = new Set(playersOf(simulation, habit))
  return LONG_GAME.map(({ name, reasons }) => ({
    name,
    tok:
      tokOf(
        simulation.movements.filter(
          ({ player, asset, reason }) =>
            asset === 'tok' && ids.has(player) && (reasons as readonly string[]).includes(reason),
        ),
      ) / Math.max(1, ids.size),
  }))
}

export const medianOf = (values: readonly number[]): number | null =>
  [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? null

export const standingsOf = (
  simulation: Simulation,
  habit: HabitName,
  figure: 'rank' | 'balance',
): { readonly each: readonly Series[]; readonly median: Series } => {
  const ids = playersOf(simulation, habit)
  const unit = figure === 'balance' ? NANO_PER_TOK : 1
  const byDay = simulation.days.map(
    ({ standings }) => new Map(standings.map((row) => [row.player, row[figure] / unit])),
  )
  const colour = HABIT_COLOURS[habit]
  const each = ids.map((id) => ({
    name: simulation.names.get(id) ?? String(id),
    colour,
    values: byDay.map((day) => day.get(id) ?? null),
  }))
  const values = byDay.map((day) => medianOf(ids.flatMap((id) => day.get(id) ?? [])))
  return { each, median: { name: `median of the ${habit}s`, colour, values } }
}

export const supplyOf = (simulation: Simulation): Readonly<Record<'held' | 'came' | 'went', readonly number[]>> => {
  const tok = simulation.movements.filter(({ asset }) => asset === 'tok')
  const sum = (day: string, side: 'gained' | 'lost'): number =>
    tok.filter((row) => row.day === day).reduce((total, row) => total + row[side], 0) / NANO_PER_TOK
  const days = daysOf(simulation)
  return {
    held: simulation.days.map(
      ({ standings }) => standings.reduce((total, { balance }) => total + balance, 0) / NANO_PER_TOK,
    ),
    came: days.map((day) => sum(day, 'gained')),
    went: days.map((day) => sum(day, 'lost')),
  }
}
