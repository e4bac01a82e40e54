import { describe, expect, it, test } from 'vitest'
import { polishCostNano, polishedLine, polishOutcome } from '#rules/blacksmith/polish.ts'
import { rerollOdds, rollReroll } from '#rules/blacksmith/re-roll.ts'
import { LINE_RANGES, LINE_TYPES } from '#rules/items/item-lines.ts'
import { type ItemStat, LINE_COUNT, lineBounds, rollItem } from '#rules/items/items.ts'
import { RARITIES } from '#rules/items/rarities.ts'
import { createRng } from '#rules/prng.ts'
import { tokToNano } from '#rules/units.ts'

const line = (stat: Partial<ItemStat> = {}): ItemStat => ({
  name: 'attack',
  type: 'attack-flat',
  value: 8,
  level: 1,
  primary: false,
  ...stat,
})
const POLISHED_QUALITIES = [1, 2, 3] as const

const valuesOf = (type: (typeof LINE_TYPES)[number], quality: number): number[] => {
  const scale = 10 ** LINE_RANGES[type].decimals
  const { least, most } = lineBounds(LINE_RANGES[type], quality)
  const first = Math.round(least * scale)
  return Array.from({ length: Math.round(most * scale) - first + 1 }, (_, step) => (first + step) / scale)
}

describe('polishing a line (R58)', () => {
  it('costs 60, 90 and 120 TOK for quality 1, 2 and 3, and is not there for 4, 5 and primary lines', () => {
    expect([0, 1, 2, 3, 4, 5, 6].map((level) => polishCostNano(line({ level })))).toEqual([
      null,
      ...[60, 90, 120].map(tokToNano),
      null,
      null,
      null,
    ])
    expect(polishCostNano(line({ primary: true }))).toBeNull()
    for (const level of [4, 5]) expect(polishedLine(line({ level }))).toBeNull()
  })

  describe.each(LINE_TYPES)('%s', (type) => {
    const scale = 10 ** LINE_RANGES[type].decimals

    test.each(POLISHED_QUALITIES)('of quality %i stays at its place in the next range', (level) => {
      const next = lineBounds(LINE_RANGES[type], level + 1)
      const before = valuesOf(type, level)
      const after = before.map((value) => polishedLine(line({ type, level, value }))?.value ?? Number.NaN)
      expect(after[0]).toBe(next.least)
      expect(after.at(-1)).toBe(next.most)
      for (const [index, value] of after.entries()) {
        expect(value).toBe(Math.round(value * scale) / scale)
        expect(value).toBeGreaterThan(before.at(-1) ?? Number.NaN)
        const place = index / (before.length - 1)
        expect(Math.abs(value - (next.least + place * (next.most - next.least)))).toBeLessThanOrEqual(0.5001 / scale)
      }
      expect(after).toEqual(after.toSorted((a, b) => a - b))
    })

    test('polished three times reaches quality 4, never quality 5', () => {
      for (const value of valuesOf(type, 1)) {
        let stat: ItemStat | null = line({ type, value })
        for (let times = 0; times < 3 && stat; times++) stat = polishedLine(stat)
        expect(stat).toMatchObject({ type, level: 4, polished: 3 })
        expect(valuesOf(type, 4)).toContain(stat?.value)
        expect(stat && polishedLine(stat)).toBeNull()
      }
    })
  })

  it('keeps everything but value and quality, for rolled items of each rarity', () => {
    for (const rarity of RARITIES)
      for (let seed = 1; seed <= 40; seed++) {
        const { stats } = rollItem(createRng(seed.toString(16).padStart(8, '0')), { type: 'sword', rarity })
        const lines = stats.filter(({ primary }) => !primary)
        expect(lines).toHaveLength(LINE_COUNT[rarity])
        for (const stat of lines) {
          const polished = polishedLine(stat)
          expect(polished === null).toBe(stat.level > 3)
          if (polished) expect(polished).toEqual({ ...stat, value: polished.value, level: stat.level + 1, polished: 1 })
        }
        expect(stats.filter(({ primary }) => primary).map(polishedLine)).toEqual([null])
      }
  })

  it('brings a value from outside its range to the nearest end of the next one', () => {
    expect(polishedLine(line({ value: 1 }))?.value).toBe(11)
    expect(polishedLine(line({ value: 99 }))?.value).toBe(16)
  })

  it('shows an example: +8 attack in the middle of 6 to 10 becomes +14 of 11 to 16', () => {
    expect(polishedLine(line())).toEqual(line({ value: 14, level: 2, polished: 1 }))
  })
})

describe('what is refused (R58)', () => {
  const agreed = { level: 1, price: tokToNano(60) }

  test('a salary below level 10, before anything else', () => {
    expect(polishOutcome(undefined, agreed, 9)).toBe('polish-locked')
    expect(polishOutcome(line(), agreed, 10)).toEqual({
      line: line({ value: 14, level: 2, polished: 1 }),
      costNano: tokToNano(60),
    })
  })

  test('a line that is not there, and a primary one', () => {
    expect(polishOutcome(undefined, agreed, 10)).toBe('polish-no-line')
    expect(polishOutcome(line({ primary: true, level: 0 }), { level: 0, price: 0 }, 10)).toBe('polish-no-line')
  })

  test('another quality or price than agreed', () => {
    expect(polishOutcome(line({ level: 2 }), agreed, 10)).toBe('polish-changed')
    expect(polishOutcome(line(), { level: 1, price: tokToNano(59) }, 10)).toBe('polish-changed')
  })

  test('quality 4 and 5', () => {
    for (const level of [4, 5]) expect(polishOutcome(line({ level }), { level, price: 0 }, 10)).toBe('polish-best')
  })
})

it('a re-roll removes the polish, also from a set piece, which keeps the qualities that were rolled (R58)', () => {
  const lines = [line({ level: 4, polished: 3 }), line({ type: 'hp-flat', level: 3, value: 130 })]
  expect(rerollOdds(lines, true).qualities).toEqual([1, 3])
  expect(rerollOdds(lines, false).qualities).toEqual([null, null])
  const rolled = rollReroll(createRng('00000001'), rerollOdds(lines, true)).lines
  expect(rolled.map(({ level, polished }) => [level, polished])).toEqual([
    [1, undefined],
    [3, undefined],
  ])
})
