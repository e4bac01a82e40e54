import { describe, expect, test } from 'vitest'
import { dealPool, poolsOf } from '#rules/tournament/draw.ts'
import { BRACKET_SIZE, openBrackets } from '#rules/tournament/open-brackets.ts'
import { daySeed } from './worlds.ts'

describe('pools of slices (R26)', () => {
  const pools = (...powers: (readonly [lowest: number, highest: number])[]) =>
    poolsOf(powers.map(([lowest, highest]) => ({ lowest, highest }))).map(({ slices }) => slices)

  test('grow while the highest power is at most 1.1 of the lowest, to the letter', () => {
    expect(pools([100, 101], [101, 105], [105, 110], [200, 300], [300, 400])).toEqual([3, 2])
    expect(pools([100, 101], [101, 105], [105, 111], [200, 300])).toEqual([2, 2])
    // In floating point 1.1 × 70 is 77.00000000000001 and 1.1 × 1,110 is 1221.0000000000002.
    for (const lowest of [10, 70, 110, 1110]) {
      const highest = (lowest * 11) / 10
      expect(pools([lowest, lowest], [lowest, lowest], [lowest, highest])).toEqual([3])
      expect(pools([lowest, lowest], [lowest, lowest], [lowest, highest + 1], [highest + 1, highest + 1])).toEqual([
        2, 2,
      ])
    }
  })
})

describe('dealing a pool (R26)', () => {
  test('where all brackets without the player have 32, the ticket goes back', () => {
    // 31 players have two entries, two have one. If both single entries are in one bracket, another player's entry
    // finds no place.
    const entries = Array.from({ length: 64 }, (_, index) => ({
      entryNo: index + 1,
      playerNo: index < 62 ? 2 * Math.floor(index / 2) + 1 : index + 1,
      power: 100,
    }))
    let full = 0
    for (let seed = 0; seed < 200; seed++) {
      const dealt = dealPool(daySeed(seed), { no: 1, firstSlice: 0, slices: 2 }, entries)
      for (const entry of dealt.returned) {
        full++
        for (const { entries: own } of dealt.brackets)
          expect(own.length === BRACKET_SIZE || own.some(({ playerNo }) => playerNo === entry.playerNo)).toBe(true)
      }
    }
    expect(full).toBeGreaterThan(0)
  })

  test('looks at no more brackets than a player has entries, however many there are', () => {
    const brackets = 2000
    const open = openBrackets(brackets)
    const given = new Array<number>(brackets).fill(0)
    let looks = 0
    for (let entry = 0; entry < brackets * BRACKET_SIZE; entry++) {
      const own = entry % 3 === 0 ? [entry % brackets, (entry + 1) % brackets] : []
      const bracket = open.take((candidate) => {
        looks++
        return !own.includes(candidate)
      })
      if (bracket !== null) given[bracket] = (given[bracket] ?? 0) + 1
    }
    expect(looks).toBeLessThanOrEqual(brackets * BRACKET_SIZE * 3)
    expect(Math.max(...given)).toBe(BRACKET_SIZE)
  })
})
