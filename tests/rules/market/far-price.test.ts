import { describe, expect, test } from 'vitest'
import { rollItem } from '#rules/items/items.ts'
import { RARITIES } from '#rules/items/rarities.ts'
import { farPrice } from '#rules/market/far-price.ts'
import { itemWorthNano } from '#rules/market/item-worth.ts'
import { createRng } from '#rules/prng.ts'

const NOTHING = { median: null, floor: null }

describe('a price far off (extra 13)', () => {
  test('is more than three times a mark, or less than a third of it; three times is near', () => {
    expect(farPrice(30, { ...NOTHING, making: 10 })).toBeNull()
    expect(farPrice(31, { ...NOTHING, making: 10 })).toEqual({ direction: 'high', mark: 'making', nano: 10 })
    expect(farPrice(3, { ...NOTHING, making: 9 })).toBeNull()
    expect(farPrice(2, { ...NOTHING, making: 9 })).toEqual({ direction: 'low', mark: 'making', nano: 9 })
  })

  test('names the first mark that it is far from: sales, then the lowest price asked, then what making costs', () => {
    expect(farPrice(100, { median: 30, floor: 10, making: 10 })).toEqual({
      direction: 'high',
      mark: 'median',
      nano: 30,
    })
    expect(farPrice(100, { median: 90, floor: 30, making: 10 })).toEqual({ direction: 'high', mark: 'floor', nano: 30 })
    expect(farPrice(100, { median: 400, floor: null, making: 20 })).toEqual({
      direction: 'low',
      mark: 'median',
      nano: 400,
    })
    expect(farPrice(100, { median: 90, floor: 90, making: 20 })).toEqual({
      direction: 'high',
      mark: 'making',
      nano: 20,
    })
    expect(farPrice(100, { median: 110, floor: 90, making: 60 })).toBeNull()
  })

  test('is known of every item that was never sold: by what making it costs', () => {
    for (const rarity of RARITIES) {
      const making = itemWorthNano(rollItem(createRng('00000001'), { type: 'boots', rarity }))
      expect(farPrice(making * 4, { ...NOTHING, making })?.direction).toBe('high')
      expect(farPrice(making, { ...NOTHING, making })).toBeNull()
    }
  })
})
