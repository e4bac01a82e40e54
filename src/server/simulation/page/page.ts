import { RARITIES } from '#rules/items/rarities.ts'
import { NANO_PER_TOK } from '#rules/units.ts'
import type { PaidByReason } from '../figures-store.ts'
import { HABITS, type HabitName } from '../habits.ts'
import type { Simulation } from '../simulate.ts'
import { type Bar, barList, lineChart, pointChart, stackedChart } from './charts.ts'
import {
  daysOf,
  HABIT_COLOURS,
  habitsPlayed,
  incomeOf,
  LONG_GAME,
  longGameOf,
  playersOf,
  SOURCES,
  standingsOf,
  supplyOf,
} from './page-figures.ts'
import { STYLE } from './style.ts'
import { dayName, escaped, shown } from './svg.ts'

const RARITY_COLOURS = ['c8', 'c1', 'c3', 'c4', 'c5', 'c7'] as const
const PLACES_SHOWN = 5

const legend = (entries: readonly { readonly name: string; readonly colour: string }[]): string =>
  `<ul class="legend">${entries.map(({ name, colour }) => `<li><i class="${colour}"></i>${escaped(name)}</li>`).join('')}</ul>`

const section = (title: string, text: string, body: string): string =>
  `<section><h2>${title}</h2><p class="soft">${text}</p>${body}</section>`

const gridOf = (figures: readonly string[]): string => `<div class="grid-of">${figures.join('')}</div>`

const captionOf = (simulation: Simulation, habit: HabitName): string => {
  const says = HABITS.find(({ name }) => name === habit)?.says ?? ''
  return `${habit} <small>${playersOf(simulation, habit).length} players: ${escaped(says)}</small>`
}

const maxOfStacks = (all: readonly (readonly { readonly values: readonly (number | null)[] }[])[]): number =>
  Math.max(
    0,
    ...all.flatMap((series) =>
      (series[0]?.values ?? []).map((_, day) => series.reduce((sum, { values }) => sum + (values[day] ?? 0), 0)),
    ),
  )

const incomeSection = (simulation: Simulation): string => {
  const habits = habitsPlayed(simulation)
  const incomes = habits.map((habit) => incomeOf(simulation, habit))
  const max = maxOfStacks(incomes)
  const charts = habits.map((habit, index) =>
    stackedChart({
      title: captionOf(simulation, habit),
      days: daysOf(simulation),
      unit: 'TOK',
      series: incomes[index] ?? [],
      max,
    }),
  )
  return section(
    'Income by habit',
    'TOK that a player got a day on average, by where it came from; one scale for all. What season, leagues and medals brought stands below.',
    legend(SOURCES) + gridOf(charts),
  )
}

const longGameSection = (simulation: Simulation): string => {
  const rows = habitsPlayed(simulation).map((habit) => ({ habit, gains: longGameOf(simulation, habit) }))
  const max = Math.max(0, ...rows.flatMap(({ gains }) => gains.map(({ tok }) => tok)))
  const charts = LONG_GAME.map(({ name, colour }) =>
    barList(
      name,
      rows.map(({ habit, gains }): Bar => {
        const tok = gains.find((gain) => gain.name === name)?.tok ?? 0
        return { name: habit, value: tok, colour, note: `${shown(tok)} TOK` }
      }),
      max,
    ),
  )
  return section(
    'The long game',
    'TOK that a player got on average for the season, its leagues and medals, as far as it was claimed by the last day.',
    gridOf(charts),
  )
}

const standingSection = (simulation: Simulation, figure: 'rank' | 'balance'): string => {
  const all = habitsPlayed(simulation).map((habit) => ({ habit, ...standingsOf(simulation, habit, figure) }))
  const max = Math.max(0, ...all.flatMap(({ each }) => each.flatMap(({ values }) => values.map((value) => value ?? 0))))
  const isRank = figure === 'rank'
  const charts = all.map(({ habit, each, median }) =>
    lineChart({
      title: captionOf(simulation, habit),
      days: daysOf(simulation),
      unit: isRank ? 'rank points' : 'TOK',
      series: [median],
      thin: each,
      max,
    }),
  )
  return section(
    isRank ? 'Ranks' : 'Purses',
    isRank
      ? 'Rank points at the end of each day: a thin line a player, the thick one the median. With the new season they fall.'
      : 'TOK held at the end of each day: a thin line a player, the thick one the median.',
    gridOf(charts),
  )
}

const supplySection = (simulation: Simulation): string => {
  const { held, came, went } = supplyOf(simulation)
  const days = daysOf(simulation)
  return section(
    'TOK in the world',
    'What people hold together, and what their accounts got and gave a day, sales among themselves counted on both sides.',
    legend([
      { name: 'got', colour: 'c3' },
      { name: 'gave', colour: 'c2' },
    ]) +
      gridOf([
        lineChart({
          title: 'held by people',
          days,
          unit: 'TOK',
          series: [{ name: 'held', colour: 'c1', values: held }],
        }),
        lineChart({
          title: 'got and gave',
          days,
          unit: 'TOK',
          series: [
            { name: 'got', colour: 'c3', values: came },
            { name: 'gave', colour: 'c2', values: went },
          ],
        }),
      ]),
  )
}

const priceSection = (simulation: Simulation): string => {
  const charts = RARITIES.flatMap((rarity, index) => {
    const sales = simulation.sales.filter((sale) => sale.rarity === rarity)
    if (sales.length === 0) return []
    const count = sales.reduce((sum, each) => sum + each.sales, 0)
    const medians = new Map(sales.map(({ day, median }) => [day, median / NANO_PER_TOK]))
    const values = daysOf(simulation).map((day) => medians.get(day) ?? null)
    const title = `${rarity} <small>${shown(count)} sales</small>`
    const colour = RARITY_COLOURS[index] ?? 'c8'
    return [pointChart({ title, days: daysOf(simulation), unit: 'TOK', series: [{ name: rarity, colour, values }] })]
  })
  return section(
    'Prices',
    'The median price of a day’s sales, people’s and inhabitants’ alike; a scale for each rarity.',
    charts.length > 0 ? gridOf(charts) : '<p>Nothing was sold.</p>',
  )
}

const poolSection = (simulation: Simulation): string => {
  const bossEvents = [...new Set(simulation.pools.map(({ bossEvent }) => bossEvent))]
  const charts = bossEvents.map((bossEvent) => {
    const bars = simulation.pools
      .filter((pool) => pool.bossEvent === bossEvent)
      .map(({ guild, hp, damage, emptied, fighters }): Bar => {
        const percent = hp > 0 ? (damage / hp) * 100 : 0
        return {
          name: escaped(guild),
          value: Math.min(100, percent),
          colour: emptied ? 'c3' : 'c4',
          note: `${shown(percent)} %, ${fighters} fought`,
        }
      })
    return barList(
      `${bossEvent.slice(5, -11).replace('-', ' ')} <small>from ${dayName(bossEvent.slice(-10))}</small>`,
      bars,
      100,
    )
  })
  return section(
    'Boss pools',
    'How much of a guild’s boss was beaten, of guilds with people in them.',
    charts.length > 0
      ? legend([
          { name: 'emptied', colour: 'c3' },
          { name: 'not emptied', colour: 'c4' },
        ]) + gridOf(charts)
      : '<p>No guild with people fought a boss.</p>',
  )
}

const tableOf = (head: readonly string[], rows: readonly (readonly string[])[]): string =>
  `<div class="wide"><table><thead><tr>${head.map((cell) => `<th scope="col"${cell === 'asset' ? ' class="text"' : ''}>${cell}</th>`).join('')}</tr></thead><tbody>${rows
    .map(
      (row) =>
        `<tr>${row.map((cell) => `<td${/^[a-z]/.test(cell) ? ' class="text"' : ''}>${cell}</td>`).join('')}</tr>`,
    )
    .join('')}</tbody></table></div>`

const amountOf = ({ asset }: PaidByReason, amount: number): string =>
  amount === 0 ? '' : shown(asset === 'tok' ? amount / NANO_PER_TOK : amount)

const WEEKS = ['season', 'league I', 'league II', 'league III', 'league IV', 'Special'] as const

const placesSection = (simulation: Simulation): string => {
  const boards = [...new Set(simulation.places.map(({ season, week }) => `${season}/${week}`))]
  const charts = boards.map((board) => {
    const places = simulation.places.filter(
      ({ season, week, place }) => `${season}/${week}` === board && place <= PLACES_SHOWN,
    )
    const [first] = places
    const bars = places.map(
      ({ place, player, points }): Bar => ({
        name: `${place}. ${escaped(simulation.names.get(player) ?? String(player))}`,
        value: points,
        colour: HABIT_COLOURS[simulation.habits.get(player) ?? 'fighter'],
        note: shown(points),
      }),
    )
    const title = `${WEEKS[first?.week ?? 0]} <small>season ${first?.season}</small>`
    return barList(title, bars, Math.max(0, ...places.map(({ points }) => points)))
  })
  const colours = habitsPlayed(simulation).map((name) => ({ name, colour: HABIT_COLOURS[name] }))
  return section('Frozen places', 'The first five, and whose habit won.', legend(colours) + gridOf(charts))
}

const paidSection = ({ paid }: Simulation): string =>
  section(
    'Paid by reason',
    'All that people’s accounts got and gave, of every asset: TOK with decimals, all else in whole units.',
    tableOf(
      ['reason', 'asset', 'people', 'movements', 'got', 'gave'],
      paid.map((row) => [
        escaped(row.reason),
        escaped(row.asset),
        shown(row.people),
        shown(row.rows),
        amountOf(row, row.gained),
        amountOf(row, row.lost),
      ]),
    ),
  )

const refusedSection = ({ tally }: Simulation): string => {
  const refused = [...tally.refused].sort(([, a], [, b]) => b - a)
  return section(
    'Refused calls',
    'What the game did not let players do, by call and code.',
    refused.length === 0
      ? '<p>None.</p>'
      : tableOf(
          ['call and code', 'times'],
          refused.map(([name, times]) => [escaped(name), shown(times)]),
        ),
  )
}

const tilesOf = (simulation: Simulation): string => {
  const last = simulation.days.at(-1)
  const fights = last?.standings.reduce((sum, each) => sum + each.fights, 0) ?? 0
  const differences = simulation.audit.differences.length
  const tiles = [
    ['players', shown(simulation.habits.size), ''],
    ['days', shown(simulation.days.length), ''],
    ['calls', shown(last?.calls ?? 0), ''],
    ['ranked fights', shown(fights), ''],
    ['ledger rows', shown(Number(simulation.audit.ledgerRows)), ''],
    differences === 0 ? ['audit', 'clean', 'good'] : ['audit', `${differences} wrong`, 'bad'],
  ] as const
  return `<div class="tiles">${tiles.map(([name, value, kind]) => `<div class="tile ${kind}"><b>${value}</b><span>${name}</span></div>`).join('')}</div>`
}

/** One HTML file that loads nothing else. */
export const simulationPage = (simulation: Simulation): string => {
  const days = daysOf(simulation)
  const title = `House Kombat: a simulated season, seed ${simulation.seed}`
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><title>${title}</title><style>${STYLE}</style></head>
<body><main><h1>${title}</h1><p class="soft">${dayName(days[0] ?? '')} to ${dayName(days.at(-1) ?? '')} ${days[0]?.slice(0, 4)}, UTC. The last day is the first of the new season.</p>${[
    tilesOf(simulation),
    incomeSection(simulation),
    longGameSection(simulation),
    standingSection(simulation, 'rank'),
    standingSection(simulation, 'balance'),
    supplySection(simulation),
    priceSection(simulation),
    poolSection(simulation),
    placesSection(simulation),
    paidSection(simulation),
    refusedSection(simulation),
  ].join('\n')}</main></body></html>
`
}
