import { describe, expect, test } from 'vitest'
import { complaints } from '#tests/bench/balance/report.ts'
import { tournamentBalance } from '#tests/bench/balance/tournament.ts'

describe('strength in the tournament (R07, R26)', () => {
  const { fights, figures, tables } = tournamentBalance(1)

  test('over 20,000 matches the stronger of two otherwise equal ones wins about 68, 82 and 96 %', () => {
    expect(fights).toBeGreaterThan(2 * 20_000)
    expect(complaints(figures)).toEqual([])
    expect(figures.map(({ group, name, value }) => `${group}: ${name} ${value.toFixed(1)}`)).toMatchInlineSnapshot(`
      [
        "matches of the tournament, otherwise equal: power ×1.05 69.9",
        "matches of the tournament, any two: power ×1.05 62.5",
        "matches of the tournament, otherwise equal: power ×1.1 81.0",
        "matches of the tournament, any two: power ×1.1 76.4",
        "matches of the tournament, otherwise equal: power ×1.2 97.1",
        "matches of the tournament, any two: power ×1.2 87.9",
      ]
    `)
  })

  test('each ratio is judged by a thousand matches at least', () => {
    for (const [, equal, , , , any] of tables.flatMap(({ rows }) => rows)) {
      expect(equal).toBeGreaterThanOrEqual(1000)
      expect(any).toBeGreaterThanOrEqual(1000)
    }
  })
})
