import { describe, expect, test } from 'vitest'
import { crownOfPlace, wornCrown } from '#rules/leaderboards/crowns.ts'

describe('the crowns of the PvP board (R30)', () => {
  test.each([
    [1, 1],
    [2, 2],
    [3, 3],
    [4, 10],
    [10, 10],
    [11, 50],
    [50, 50],
    [51, null],
    [0, null],
    [null, null],
  ])('place %s brings crown %s', (place, crown) => {
    expect(crownOfPlace(place)).toBe(crown)
  })

  test('a fighter stored before there were five crowns wears the crown of the ten or of the fifty best (row 91)', () => {
    expect(wornCrown({ top_10: true, top_50: true })).toBe(10)
    expect(wornCrown({ top_10: false, top_50: true })).toBe(50)
    expect(wornCrown({ top_10: false, top_50: false })).toBeNull()
    expect(wornCrown({ top_10: true, top_50: true, crown: 2 })).toBe(2)
  })
})
