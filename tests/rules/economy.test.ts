import { describe, expect, it } from 'vitest'
import type { ChestKind } from '#rules/chests/win-chests.ts'
import type { Place } from '#rules/units.ts'
import {
  CHEST_PERCENT,
  CHESTS_OPENED,
  materialPercent,
  openedAPlayedDay,
  worthPercent,
} from '#tests/bench/economy/chest-report.ts'
import { LATE_PERCENT, LONGEST_GAP_DAYS, latePercent, lateSinksOf } from '#tests/bench/economy/late-sinks.ts'
import { isInBand, simulatePath } from '#tests/bench/economy/path-season.ts'
import {
  deviations,
  type EconomyDay,
  MATERIALS,
  PLAYERS,
  simulate,
  TOLERANCE_PERCENT,
} from '#tests/bench/economy/report.ts'
import { fullBrackets } from '#tests/bench/economy/tournament-day.ts'
import { leagueDay, percentOfIncome, TOURNAMENT_PERCENT } from '#tests/bench/economy/tournament-report.ts'

const lived = new Map(PLAYERS.map((habits) => [habits.name, simulate(habits)]))
const daysOf = (name: string) => lived.get(name) ?? []

it.each(PLAYERS)('the $name player ends on the season path where R53 says', (habits) => {
  const path = simulatePath(habits)
  expect(isInBand(habits, path), `step ${path.steps.at(-1)}, the last on day ${path.lastOn}`).toBe(true)
})

describe('win chests in ninety days (R54)', () => {
  it.each(PLAYERS)('the $name player gains about as many materials a day as from wins alone before', ({ name }) => {
    expect(Math.abs(worthPercent(daysOf(name)))).toBeLessThanOrEqual(CHEST_PERCENT)
    // A casual player gets few titanium chests, so chance decides their gain of titanium.
    const steady = MATERIALS.filter((slug) => name !== 'casual' || slug !== 'material-titanium')
    for (const slug of steady)
      expect(Math.abs(materialPercent(daysOf(name), slug)), slug).toBeLessThanOrEqual(CHEST_PERCENT)
  })

  it.each(PLAYERS.filter(({ name }) => CHESTS_OPENED[name]))(
    'the $name player opens about as many as R54 says',
    (habits) => {
      for (const [kind, expected] of Object.entries(CHESTS_OPENED[habits.name] ?? {})) {
        const opened = openedAPlayedDay(habits, daysOf(habits.name), kind as ChestKind)
        expect(Math.abs(opened - expected), `${kind}: ${opened}`).toBeLessThanOrEqual(Math.max(0.02, 0.15 * expected))
      }
    },
  )
})

describe('simulation of ninety days (R02)', () => {
  it.each(deviations(daysOf('keen')))('the keen player earns about $expected TOK on day $day', ({ percent }) => {
    expect(Math.abs(percent)).toBeLessThanOrEqual(TOLERANCE_PERCENT)
  })

  it('the keen player’s mining rate is at its maximum between day 60 and 90, the pocket by then too', () => {
    const top = (read: (levels: { pocket: number; mining: number }) => boolean) =>
      daysOf('keen').find(({ levels }) => read(levels))?.day ?? Number.POSITIVE_INFINITY
    expect(top(({ mining }) => mining >= 14.9)).toBeGreaterThanOrEqual(60)
    expect(top(({ mining }) => mining >= 14.9)).toBeLessThanOrEqual(90)
    expect(top(({ pocket }) => pocket >= 7.9)).toBeLessThanOrEqual(60)
  })

  it('materials come and go: no player refines more than was found, and the gear of a player who plays more is better (R13, R17, R19)', () => {
    for (const days of lived.values())
      for (const slug of ['material-wood', 'material-iron', 'material-titanium'] as const) {
        const sum = (way: 'gained' | 'spent') => days.reduce((all, { bag }) => all + bag[way][slug], 0)
        // The casual player never reaches the second refining, which takes titanium.
        if (slug !== 'material-titanium') expect(sum('spent')).toBeGreaterThan(0)
        expect(sum('spent')).toBeLessThanOrEqual(sum('gained'))
      }
    const starsAt = (name: string, day: number) => daysOf(name)[day - 1]?.bag.stars ?? 0
    for (const day of [30, 60, 90]) {
      expect(starsAt('regular', day)).toBeGreaterThan(starsAt('casual', day))
      expect(starsAt('keen', day)).toBeGreaterThan(starsAt('regular', day))
    }
  })

  it('re-rolls are a sink: two a day cost 3 TOK, and a player who does not re-roll pays nothing (R20)', () => {
    expect(daysOf('keen').at(-1)?.rerollTok).toBeCloseTo(3, 5)
    expect(daysOf('casual').every(({ rerollTok }) => rerollTok === 0)).toBe(true)
  })

  it('bosses: the fights of the day alone, chests only where a guild empties its pool, at most fifty league points (R25, R27)', () => {
    const sum = (name: string, read: (boss: EconomyDay['boss']) => number) =>
      daysOf(name).reduce((all, { boss }) => all + read(boss), 0)
    for (const read of [
      (boss: EconomyDay['boss']) => boss.tok,
      (boss: EconomyDay['boss']) => boss.star,
      (boss: EconomyDay['boss']) => boss.chests,
    ]) {
      expect(sum('regular', read)).toBeGreaterThan(sum('casual', read))
      expect(sum('keen', read)).toBeGreaterThan(sum('regular', read))
    }
    expect(sum('casual', ({ chests }) => chests)).toBe(0)
    // Two boss events a week.
    expect(sum('keen', ({ chests }) => chests)).toBeLessThanOrEqual((90 / 7) * 2 + 1)
    for (const { boss } of daysOf('keen')) expect(boss.leaguePoints).toBeLessThanOrEqual(50)
  })

  it('more play earns more, and no player spends more than was earned', () => {
    const earned = (name: string) => daysOf(name).reduce((sum, day) => sum + day.income.all, 0)
    expect(earned('casual')).toBeLessThan(earned('regular'))
    expect(earned('regular')).toBeLessThan(earned('keen'))
    for (const days of lived.values()) for (const { balanceTok } of days) expect(balanceTok).toBeGreaterThanOrEqual(0)
  })
})

describe('tournaments and leagues in the economy (R26, R27)', () => {
  const { mean, strongest } = fullBrackets(32)

  it('three entries a day bring the strongest of a ±10 % band at most a quarter of what day 30 earns, tickets paid', () => {
    expect(strongest.ticketStar).toBe(45)
    expect(strongest.netTok).toBeCloseTo(strongest.tok + (strongest.star - 45) / 3, 9)
    expect(percentOfIncome(strongest)).toBeGreaterThan(10)
    expect(percentOfIncome(strongest)).toBeLessThanOrEqual(TOURNAMENT_PERCENT)
  })

  it('the mean entrant shares what a bracket of 32 gives: 215 TOK, 20 STAR and a box', () => {
    expect(mean.tok).toBeCloseTo((3 * 215) / 32, 5)
    expect(mean.star).toBeCloseTo((3 * 20) / 32, 5)
    expect(mean.boxes).toBeCloseTo(3 / 32, 5)
    expect(percentOfIncome(mean)).toBeLessThan(5)
    expect(strongest.boxes).toBeLessThan(1.5)
  })

  it('a league’s first place brings less a day than the tournament’s strongest, a hundred points a trifle', () => {
    expect(leagueDay(1 as Place, 1000)).toMatchObject({ tok: 100 / 7 + 300 / 28, star: 40 / 7 + 120 / 28 })
    expect(leagueDay(1 as Place, 1000).inTok).toBeLessThan(strongest.netTok)
    expect(leagueDay(null, 100).inTok).toBeLessThan(1)
    expect(leagueDay(null, 99)).toEqual({ tok: 0, star: 0, inTok: 0 })
  })
})

it('polish, wardrobe and island give the keen player something to buy late, and move the income of day 90 by one percent at most (R58)', () => {
  const keen = PLAYERS.find(({ name }) => name === 'keen')
  if (!keen) throw new Error('The keen player is simulated.')
  const [late, without] = [lateSinksOf(keen), lateSinksOf({ ...keen, lateAfterDays: null })]
  expect(late.purchases).toBeGreaterThan(2 * without.purchases)
  expect(late.longestGap).toBeLessThanOrEqual(LONGEST_GAP_DAYS)
  expect(without.longestGap).toBeGreaterThan(2 * LONGEST_GAP_DAYS)
  for (const count of Object.values(late.bought)) expect(count).toBeGreaterThan(0.5)
  expect(Math.abs(latePercent(late, without))).toBeLessThan(LATE_PERCENT)
})
