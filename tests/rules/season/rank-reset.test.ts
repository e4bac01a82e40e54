import { describe, expect, test } from 'vitest'
import { pointsAfterSeasons, pointsNeededFor, RESETS, rankIn } from '#rules/season/rank-reset.ts'
import { calendarAt, isSamePhase } from '#rules/season/seasons.ts'
import { MS_PER_DAY } from '#rules/units.ts'

const START_MS = Date.parse('2026-03-02T00:00:00Z')
const SEASON_MS = 28 * MS_PER_DAY

describe('the reset of ranks (row 157; B9, R29)', () => {
  test('golden table: from how many points on, how many are left', () => {
    expect(RESETS[0]?.map(({ min, points }) => `${min}→${points}`).join(', ')).toBe(
      '400→100, 800→400, 1000→500, 1200→700, 1400→800, 1600→900, 1800→1000, 2000→1100, 2500→1200, 3000→1400, 4000→1500, 5000→1600, 6000→1700, 7000→1800, 8000→1900',
    )
  })

  test('is the same whether several seasons pass at once or one after the other, for every number of points', () => {
    const wrong: [points: number, seasons: number][] = []
    for (let points = 0; points <= 10_000; points++) {
      let left = points
      for (let seasons = 1; seasons <= 8; seasons++) {
        left = pointsAfterSeasons(left, 1)
        if (pointsAfterSeasons(points, seasons) !== left) wrong.push([points, seasons])
      }
      if (left !== 0) wrong.push([points, Number.POSITIVE_INFINITY])
    }
    expect(wrong).toEqual([])
  })

  test('never changes the order of two, and says how many points leave how many', () => {
    for (let seasons = 0; seasons <= RESETS.length + 1; seasons++)
      for (let points = 1; points <= 9000; points += 61) {
        expect(pointsAfterSeasons(points, seasons)).toBeGreaterThanOrEqual(pointsAfterSeasons(points - 1, seasons))
        const needed = pointsNeededFor(points, seasons)
        if (needed === null) expect(pointsAfterSeasons(1_000_000, seasons)).toBeLessThan(points)
        else {
          expect(pointsAfterSeasons(needed, seasons)).toBeGreaterThanOrEqual(points)
          expect(pointsAfterSeasons(needed - 1, seasons)).toBeLessThan(points)
        }
      }
  })

  test('a rank of this season stays as it is, and so does one that a clock ahead has written', () => {
    const kept = { season: 12, points: 1234, latest: 8000, sinceMs: 5 }
    expect(rankIn(kept, 12, START_MS)).toEqual({ ...kept, passed: [] })
    expect(rankIn(kept, 11, START_MS - SEASON_MS)).toEqual({ ...kept, passed: [] })
  })

  test('one of the season before falls once: what it was is the latest, since the season’s first instant', () => {
    const kept = { season: 11, points: 4321, latest: 0, sinceMs: 5 }
    expect(rankIn(kept, 12, START_MS)).toEqual({
      season: 12,
      points: 1500,
      latest: 4321,
      sinceMs: START_MS,
      passed: [kept],
    })
  })

  test('one two seasons old falls twice, and is known at the end of both', () => {
    const kept = { season: 10, points: 4321, latest: 77, sinceMs: null }
    expect(rankIn(kept, 12, START_MS)).toEqual({
      season: 12,
      points: 800,
      latest: 1500,
      sinceMs: START_MS,
      passed: [kept, { season: 11, points: 1500, latest: 4321, sinceMs: START_MS - SEASON_MS }],
    })
  })

  test('of seasons in which nothing was left only the first is mentioned', () => {
    const passed = rankIn({ season: 11, points: 500, latest: 0, sinceMs: null }, 40, START_MS).passed
    expect(passed.map(({ season, points }) => [season, points])).toEqual([
      [11, 500],
      [12, 100],
    ])
  })
})

describe('the two instants of a season’s end (R28)', () => {
  const first = START_MS
  const end = START_MS + 27 * MS_PER_DAY
  const next = START_MS + SEASON_MS

  test('an instant is of the ranked days up to the last millisecond, of the off-season day after it', () => {
    expect(isSamePhase(calendarAt(end - 1, first), end - 2)).toBe(true)
    expect(isSamePhase(calendarAt(end, first), end - 1)).toBe(false)
    expect(isSamePhase(calendarAt(end, first), end)).toBe(true)
    expect(isSamePhase(calendarAt(next - 1, first), end)).toBe(true)
    expect(isSamePhase(calendarAt(next, first), next - 1)).toBe(false)
    expect(isSamePhase(calendarAt(next, first), next)).toBe(true)
  })

  test('a clock that goes back leaves nothing of the time that it had reached', () => {
    expect(isSamePhase(calendarAt(next - 1, first), next)).toBe(false)
    expect(isSamePhase(calendarAt(end - 1, first), end)).toBe(false)
  })
})
