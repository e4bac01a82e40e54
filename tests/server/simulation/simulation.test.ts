import { pino } from 'pino'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { HABIT_NAMES } from '#server/simulation/habits.ts'
import { simulationPage } from '#server/simulation/page/page.ts'
import { type Simulation, simulate, simulatedSpan } from '#server/simulation/simulate.ts'
import { createEmptyDatabase, type TestDatabase } from '#tests/helpers/database/test-database.ts'
import { testConfig } from '#tests/helpers/server/test-app.ts'

/**
 * The last two days of a season, of which the second is unranked. The simulation adds the first day of the next season.
 */
const DAYS = 2
const PLAYERS = 6
const TIMEOUT_MS = 240_000

const databases: TestDatabase[] = []
const said: string[] = []

const play = async (seed: number): Promise<Simulation> => {
  const database = await createEmptyDatabase()
  databases.push(database)
  return simulate({
    databaseUrl: database.url,
    config: { ...testConfig(), mode: 'local' },
    log: pino({ level: 'silent' }),
    days: DAYS,
    players: PLAYERS,
    seed,
    stop: new AbortController().signal,
    onDay: ({ day }) => said.push(day),
  })
}

let season: Simulation
let again: Simulation
beforeAll(async () => {
  ;[season, again] = await Promise.all([play(7), play(7)])
}, TIMEOUT_MS)
afterAll(async () => {
  for (const database of databases) await database.drop()
})

const peoplePaid = (reason: string): number =>
  Math.max(0, ...season.paid.filter((row) => row.reason === reason).map(({ people }) => people))

describe('a simulated end of a season', () => {
  test('has the world play until the first day of the new season, and leaves clean books', () => {
    expect(season.days.map(({ day }) => day)).toEqual(['2027-01-30', '2027-01-31', '2027-02-01'])
    expect(said).toEqual(expect.arrayContaining(['2027-01-30', '2027-01-31', '2027-02-01']))
    expect(season.audit.differences).toEqual([])
    expect(season.audit.ledgerRows).toBeGreaterThan(1000n)
  })

  test.each([
    'claim',
    'fight-win',
    'hunt',
    'check-in',
    'upgrade',
    'army-rank',
    'boss-fight',
    'market-buy',
    'guild-donate',
    'season-reward',
    'league-reward',
    'medal',
  ])('plays what the ledger calls %s', (reason) => {
    expect(peoplePaid(reason)).toBeGreaterThan(0)
  })

  test('pays the season to all who came on the day after it, and to none on the days before', () => {
    const days = season.movements.filter(({ reason }) => reason === 'season-reward').map(({ day }) => day)
    expect(new Set(days)).toEqual(new Set(['2027-02-01']))
    expect(peoplePaid('season-reward')).toBe(PLAYERS - 1)
  })

  test('freezes the places of people alone, in the order of their points', () => {
    const places = season.places.filter(({ week }) => week === 0)
    expect(places.map(({ place }) => place)).toEqual([1, 2, 3, 4, 5, 6])
    expect(places.every(({ player, season: number }) => player > 0 && number === 11)).toBe(true)
    expect(places.map(({ points }) => points)).toEqual(places.map(({ points }) => points).sort((a, b) => b - a))
    expect([...new Set(season.places.map(({ week }) => week))]).toEqual([0, 4, 5])
  })

  test('lets no rank rise on the unranked day', () => {
    const [saturday, sunday] = season.days.map(({ standings }) => standings.map(({ rank }) => rank))
    expect(sunday).toEqual(saturday)
    expect(Math.max(...(saturday ?? []))).toBeGreaterThan(0)
  })

  test('gives the same figures for the same seed', () => {
    expect(again).toEqual(season)
  })

  test('lies at a season’s end, however many days are asked for', () => {
    expect(simulatedSpan(2)).toEqual({ startMs: Date.UTC(2027, 0, 30), endMs: Date.UTC(2027, 1, 2) })
    expect(simulatedSpan(28)).toEqual({ startMs: Date.UTC(2027, 0, 4), endMs: Date.UTC(2027, 1, 2) })
    expect(simulatedSpan(29)).toEqual({ startMs: Date.UTC(2027, 0, 31), endMs: Date.UTC(2027, 2, 2) })
  })
})

describe('its page', () => {
  test('shows income, ranks, prices and pools for each habit, and needs nothing from elsewhere', () => {
    const page = simulationPage(season)
    for (const title of [
      'Income by habit',
      'The long game',
      'Ranks',
      'Purses',
      'Prices',
      'Boss pools',
      'Paid by reason',
    ])
      expect(page).toContain(`<h2>${title}</h2>`)
    for (const habit of HABIT_NAMES) expect(page.split(`<figcaption>${habit} `)).toHaveLength(4)
    expect(page).toContain('<b>clean</b>')
    expect(page).not.toMatch(/https?:|<script|src=|NaN|undefined|Infinity/)
    expect(page).toMatch(/prefers-color-scheme:dark/)
  })

  test('says it when the books are wrong, and lets no name become a tag', () => {
    const difference = { kind: 'sum', owner: null, asset: 'tok', expected: 1n, found: 2n } as const
    const page = simulationPage({
      ...season,
      audit: { ...season.audit, differences: [difference] },
      names: new Map([...season.names].map(([id]) => [id, '<b>Aya</b>'])),
    })
    expect(page).toContain('<b>1 wrong</b>')
    expect(page).toContain('&lt;b&gt;Aya&lt;/b&gt;')
    expect(page).not.toContain('<b>Aya')
  })
})
