import { describe, expect, test } from 'vitest'
import { ITEM_TYPES } from '#rules/items/item-kinds.ts'
import { LINE_QUALITY_ODDS, LINE_RANGES, LINE_TYPES } from '#rules/items/item-lines.ts'
import { LINE_COUNT, lineOdds, PRIMARY_VALUES, rollItem, rollLine, rollLines, rollLinesBy } from '#rules/items/items.ts'
import { RARITIES, starsOf } from '#rules/items/rarities.ts'
import { createRng } from '#rules/prng.ts'

describe('items (R15, R16, row 104)', () => {
  test('each kind in each rarity has its slug, its own name, its primary value and its number of lines', () => {
    const rng = createRng('00000104')
    const names = new Set<string>()
    for (const type of ITEM_TYPES) {
      for (const rarity of RARITIES) {
        const item = rollItem(rng, { type, rarity })
        names.add(item.name)
        expect(item).toMatchObject({ slug: `${type}-${rarity}`, type, rarity })
        const [primary] = item.stats.filter((stat) => stat.primary)
        if (['sword', 'wings', 'necklace', 'animal'].includes(type)) {
          expect(primary).toMatchObject({
            type: 'attack-flat-primary',
            name: 'attack',
            value: PRIMARY_VALUES[rarity].attack,
          })
        } else if (['shield', 'helmet', 'armor', 'boots'].includes(type)) {
          expect(primary).toMatchObject({ type: 'hp-flat-primary', name: 'hp', value: PRIMARY_VALUES[rarity].hp })
        } else expect(primary).toBeUndefined()
        expect(item.stats.filter((stat) => !stat.primary).length).toBe(LINE_COUNT[rarity])
      }
    }
    expect(names.size).toBe(ITEM_TYPES.length * RARITIES.length)
  })

  test('bonus lines are of distinct types, within the range of their quality', () => {
    const rng = createRng('00000016')
    for (let index = 0; index < 500; index++) {
      const lines = rollLines(rng, 4)
      expect(new Set(lines.map((line) => line.type)).size).toBe(4)
      for (const line of lines) {
        const range = LINE_RANGES[line.type as (typeof LINE_TYPES)[number]]
        const low = line.level === 1 ? range.min : (range.max[line.level - 2] ?? Number.NaN)
        expect(line.value).toBeGreaterThanOrEqual(low)
        expect(line.value).toBeLessThanOrEqual(range.max[line.level - 1] ?? Number.NaN)
        expect(line.primary).toBe(false)
      }
    }
  })

  test('every value of a range can be rolled, its ends included, and qualities do not overlap', () => {
    const rng = createRng('0000beef')
    const seen = (quality: number) => {
      const values = Array.from({ length: 400 }, () => rollLine(rng, 'attack-flat', quality).value)
      return `${Math.min(...values)}–${Math.max(...values)}`
    }
    expect([1, 2, 3, 4, 5].map(seen)).toEqual(['6–10', '11–16', '17–23', '24–31', '32–40'])
    const crits = Array.from({ length: 400 }, () => rollLine(rng, 'crit-rate', 5).value)
    expect(Math.min(...crits)).toBe(7.1)
    expect(Math.max(...crits)).toBe(8.9)
  })

  test('qualities are rolled with 45, 28, 16, 8 and 3 percent', () => {
    const rng = createRng('12345678')
    const counts = [0, 0, 0, 0, 0]
    for (let index = 0; index < 20_000; index++) {
      const [line] = rollLines(rng, 1)
      if (line) counts[line.level - 1] = (counts[line.level - 1] ?? 0) + 1
    }
    for (const [index, percent] of LINE_QUALITY_ODDS.entries()) {
      expect(Math.abs((counts[index] ?? 0) / 200 - percent)).toBeLessThan(1)
    }
    expect(LINE_QUALITY_ODDS.reduce((sum, percent) => sum + percent, 0)).toBe(100)
  })

  test('new lines avoid the types that an item has, and end when none is left', () => {
    const rng = createRng('00000018')
    const lines = rollLinesBy(rng, lineOdds(['attack-flat', 'crit-rate']), new Array<null>(99).fill(null))
    expect(lines.length).toBe(LINE_TYPES.length - 2)
    expect(lines.some((line) => line.type === 'attack-flat' || line.type === 'crit-rate')).toBe(false)
  })

  test('stars follow rarity (T20)', () => {
    expect(RARITIES.map(starsOf)).toEqual([0, 1, 2, 3, 4, 5])
  })
})
