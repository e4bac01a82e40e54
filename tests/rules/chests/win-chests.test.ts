import { describe, expect, it } from 'vitest'
import { CHEST_ODDS } from '#rules/chests/chest-odds.ts'
import {
  CHEST_KINDS,
  CHEST_MS,
  type ChestKind,
  chestOfWin,
  isChestReady,
  isChestRunning,
  isReturn,
  winsMissing,
} from '#rules/chests/win-chests.ts'
import { isHonestRoll, rollLuck } from '#rules/luck/luck.ts'
import { MS_PER_DAY, MS_PER_HOUR } from '#rules/units.ts'

const ROLLS = 2000
const seedOf = (roll: number): string => (roll + 1).toString(16).padStart(16, '0')
const opened = (kind: ChestKind) =>
  Array.from({ length: ROLLS }, (_, roll) => rollLuck(seedOf(roll), 'win-chest', CHEST_ODDS[kind]))
const range = (from: number, to: number): number[] => Array.from({ length: to - from + 1 }, (_, index) => from + index)

describe('the chest of a ranked win (R54)', () => {
  it('is of wood each third win of a season, of iron each ninth, of titanium each thirtieth, the rarest counts', () => {
    const winsOf = (kind: ChestKind | null) => range(1, 90).filter((win) => chestOfWin(win) === kind)
    expect(winsOf('titanium')).toEqual([30, 60, 90])
    expect(winsOf('iron')).toEqual([9, 18, 27, 36, 45, 54, 63, 72, 81])
    expect(winsOf('wood')).toHaveLength(18)
    expect(winsOf('wood').every((win) => win % 3 === 0)).toBe(true)
    expect(winsOf(null)).toHaveLength(60)
  })

  it('does not come before the first win; the other wins show how many are missing', () => {
    expect(chestOfWin(0)).toBeNull()
    expect([0, 1, 2, 3, 4, 29].map(winsMissing)).toEqual([3, 2, 1, 3, 2, 1])
  })
})

describe('a chest’s time (R54)', () => {
  it('is one hour, three, or eight', () => {
    expect(CHEST_KINDS.map((kind) => CHEST_MS[kind] / MS_PER_HOUR)).toEqual([1, 3, 8])
  })

  it('runs until its end, from which on the chest is ready; one that is not started is neither', () => {
    expect([null, 999, 1000, 1001].map((readyMs) => isChestRunning(readyMs, 1000))).toEqual([false, false, false, true])
    expect([null, 999, 1000, 1001].map((readyMs) => isChestReady(readyMs, 1000))).toEqual([false, true, true, false])
  })

  it('a return is after fourteen days', () => {
    expect([14 * MS_PER_DAY - 1, 14 * MS_PER_DAY].map((away) => isReturn(5000, 5000 + away))).toEqual([false, true])
  })
})

describe('what is in a chest (R54, R46)', () => {
  it.each([
    ['wood', { 'material-wood': range(3, 5) }],
    ['iron', { 'material-wood': range(3, 5), 'material-iron': range(1, 2) }],
    ['titanium', { 'material-wood': range(6, 10), 'material-iron': range(1, 2), 'material-titanium': [1] }],
  ] as const)('of %s: each amount about as often', (kind, amounts) => {
    const outcomes = opened(kind)
    for (const { materials } of outcomes) expect(materials.map(({ slug }) => slug)).toEqual(Object.keys(amounts))
    Object.values(amounts).forEach((quantities, index) => {
      const drawn = outcomes.map(({ materials }) => materials[index]?.quantity)
      expect([...new Set(drawn)].sort((a = 0, b = 0) => a - b)).toEqual(quantities)
      for (const quantity of quantities) {
        const share = drawn.filter((one) => one === quantity).length / ROLLS
        expect(Math.abs(share - 1 / quantities.length)).toBeLessThan(0.05)
      }
    })
  })

  it('a stone of level 1 is in two of a hundred titanium chests, and in no other', () => {
    const stones = (kind: ChestKind) => opened(kind).flatMap((chest) => chest.stones)
    expect([...stones('wood'), ...stones('iron')]).toEqual([])
    const found = stones('titanium')
    expect(Math.abs(found.length / ROLLS - 0.02)).toBeLessThan(0.012)
    expect(found.every(({ level }) => level === 1)).toBe(true)
    expect(new Set(found.map(({ type }) => type)).size).toBe(3)
  })

  it('is verified by the player’s device from the odds that are stored with it', () => {
    const odds = CHEST_ODDS.titanium
    const stored = JSON.parse(JSON.stringify({ odds, outcome: rollLuck(seedOf(7), 'win-chest', odds) }))
    expect(isHonestRoll(seedOf(7), { name: 'win-chest', ...stored })).toBe(true)
    const [wood, ...others] = stored.outcome.materials
    const more = { materials: [{ ...wood, quantity: wood.quantity + 1 }, ...others], stones: [] }
    expect(isHonestRoll(seedOf(7), { name: 'win-chest', odds, outcome: more })).toBe(false)
  })
})
