import { expect, test } from 'vitest'
import { rollItem } from '#rules/items/items.ts'
import { RARITIES, type Rarity } from '#rules/items/rarities.ts'
import { askedPriceNano, itemWorthNano } from '#rules/market/item-worth.ts'
import { isMarketPrice } from '#rules/market/market.ts'
import { isFarOff } from '#rules/market/market-watch.ts'
import { createRng } from '#rules/prng.ts'
import { NANO_PER_TOK, tokToNano } from '#rules/units.ts'

const plain = (rarity: Rarity) => ({ ...rollItem(createRng('00000001'), { type: 'sword', rarity }), stats: [] })
const tok = (rarity: Rarity): number => itemWorthNano(plain(rarity)) / NANO_PER_TOK

test('an item is worth what it costs to make, dearer with each rarity (R13, R17, R19, R32)', () => {
  // Half of the shop's 40 TOK for 80 wood; a common gives 20 and is worth twice that.
  expect(tok('common')).toBe(10)
  // 60 wood and 10 iron per try, 1.417 tries on average, because at most three tries fail.
  expect(tok('uncommon')).toBeCloseTo(10 + (60 * 0.25 + (10 * 0.25 * 2.45) / 0.33) * 1.417, 5)
  const made = RARITIES.filter((rarity) => rarity !== 'prototype').map(tok)
  expect(made).toEqual(made.toSorted((a, b) => a - b))
  expect(made.map(Math.round)).toEqual([10, 58, 375, 2324, 14414])
})

test('better lines make it dearer, and awakened lines by their stones', () => {
  const line = (level: number) => ({ name: 'hp', type: 'hp-flat', value: 50, level, primary: false }) as const
  const worth = (rarity: Rarity, ...levels: number[]) => itemWorthNano({ ...plain(rarity), stats: levels.map(line) })
  expect(worth('rare', 5, 5)).toBeGreaterThan(worth('rare', 2, 2))
  expect(worth('rare', 2, 2)).toBeGreaterThan(worth('rare', 1, 1))
  expect(worth('prototype', 2)).toBeGreaterThan(worth('prototype') * 2)
})

test('the suggested price is one that the market accepts', () => {
  for (const percent of [1, 80, 100, 129])
    for (const rarity of RARITIES)
      expect(isMarketPrice(askedPriceNano(itemWorthNano(plain(rarity)), percent))).toBe(true)
  expect(askedPriceNano(1, 1)).toBe(tokToNano(0.1))
  expect(askedPriceNano(tokToNano(5_000_000), 100)).toBe(tokToNano(1_000_000))
})

test('a price is far off above twenty times the usual one, and below a twentieth of it', () => {
  expect([2001, 2000, 5, 4].map((price) => isFarOff(price, 100))).toEqual([true, false, false, true])
})
