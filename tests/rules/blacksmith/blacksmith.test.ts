import { describe, expect, test } from 'vitest'
import {
  awakenError,
  awakenOdds,
  bonusLines,
  refineCost,
  refinedItem,
  refineError,
  refineOdds,
  refinePercent,
  rollAwaken,
  rollRefine,
} from '#rules/blacksmith/blacksmith.ts'
import { type DismantleItem, dismantleError, dismantleYield, sumOfStacks } from '#rules/blacksmith/dismantle.ts'
import { canReroll, rerollCostNano } from '#rules/blacksmith/re-roll.ts'
import { gameValues } from '#rules/game-config/game-config.ts'
import { compareItems, type OrderedItem } from '#rules/items/item-order.ts'
import { PRIMARY_VALUES, rollItem, rollNamedItem } from '#rules/items/items.ts'
import { RARITIES } from '#rules/items/rarities.ts'
import { createRng } from '#rules/prng.ts'

const rng = createRng('00000111')

describe('refining (R17, rows 111, 113, 115)', () => {
  test('takes the materials and the chance that settings show, certain after three failures', () => {
    for (const rarity of ['common', 'uncommon'] as const) {
      const cost = Object.fromEntries(refineCost(rarity).map(({ slug, quantity }) => [slug, quantity]))
      expect(cost).toEqual(gameValues['equipment-upgrade-cost'][rarity])
      const rate = gameValues['equipment-upgrade-rate'][rarity]
      expect([0, 1, 2, 3, 4].map((failures) => refinePercent(rarity, failures))).toEqual([rate, rate, rate, 100, 100])
    }
  })

  test('is for common and uncommon: rare and better are coming soon, prototypes awaken', () => {
    expect(RARITIES.map((rarity) => refineError({ rarity }))).toEqual([
      'invalid-item',
      null,
      null,
      'refine-coming-soon',
      'refine-coming-soon',
      'refine-coming-soon',
    ])
  })

  test('that succeeds gives the next rarity, its primary value and one line of a type that is free', () => {
    for (let index = 0; index < 200; index++) {
      const item = rollItem(rng, { type: 'shield', rarity: 'uncommon' })
      const { lines } = rollRefine(rng, refineOdds(item, 3))
      const refined = refinedItem(item, lines)
      expect(refined).toMatchObject({ slug: 'shield-rare', name: 'Violet Guard', rarity: 'rare', type: 'shield' })
      expect(refined.stats[0]).toMatchObject({ value: PRIMARY_VALUES.rare.hp, primary: true })
      expect(bonusLines(refined).slice(0, 1)).toEqual(bonusLines(item))
      expect(new Set(refined.stats.map(({ type }) => type)).size).toBe(3)
    }
  })

  test('leaves a named item its slug and its name', () => {
    const kind = { slug: 'doge-sword', name: 'Doge Sword', type: 'sword', rarity: 'common' } as const
    expect(refinedItem(rollNamedItem(rng, kind), [])).toMatchObject({
      slug: 'doge-sword',
      name: 'Doge Sword',
      rarity: 'uncommon',
    })
  })
})

test('awakening (R18, rows 114, 115) gives a prototype up to two lines of distinct types, and nothing else', () => {
  let item = rollItem(rng, { type: 'sword', rarity: 'prototype' })
  for (const lines of [1, 2]) {
    expect(awakenError(item)).toBeNull()
    item = { ...item, stats: [...item.stats, ...rollAwaken(rng, awakenOdds(item)).lines] }
    expect(new Set(item.stats.map(({ type }) => type)).size).toBe(lines + 1)
  }
  expect(awakenError(item)).toBe('fully-awakened')
  expect(awakenError(rollItem(rng, { type: 'sword', rarity: 'common' }))).toBe('invalid-item')
})

describe('dismantling (R19, R47, T20–T22, rows 118, 119)', () => {
  const item: DismantleItem = { rarity: 'common', status: 'inventory', locked: false, bound: false, tradeable: true }

  test('gives its materials up to uncommon, and nothing for what was given for nothing', () => {
    const given = (rarity: DismantleItem['rarity'], bound = false) =>
      dismantleYield({ rarity, bound }).map(({ slug, quantity }) => `${quantity} ${slug.slice(9)}`)
    expect(RARITIES.map((rarity) => given(rarity))).toEqual([
      ['30 wood', '5 iron'],
      ['20 wood'],
      ['60 wood', '8 iron'],
      [],
      [],
      [],
    ])
    expect(given('prototype', true)).toEqual([])
    const both = [...dismantleYield(item), ...dismantleYield({ rarity: 'uncommon', bound: false })]
    expect(sumOfStacks(both)).toEqual([
      { slug: 'material-wood', quantity: 80 },
      { slug: 'material-iron', quantity: 8 },
    ])
  })

  test.each([
    [{}, null],
    [{ status: 'equipped' }, 'item-worn'],
    [{ status: 'on-sale' }, 'item-on-sale'],
    [{ locked: true }, 'item-locked'],
    [{ tradeable: false }, 'cannot-dismantle'],
    [{ rarity: 'rare' }, 'cannot-dismantle'],
    [{ rarity: 'legendary' }, 'cannot-dismantle'],
    [{ bound: true, rarity: 'prototype' }, null],
  ] as const)('an item that is %o: %s', (change, refusal) => {
    expect(dismantleError({ ...item, ...change })).toBe(refusal)
  })
})

test('the re-roll (R20, row 123) doubles from 1 TOK, 21 times a day', () => {
  expect([0, 1, 2, 10, 20].map((n) => rerollCostNano(n) / 1e9)).toEqual([1, 2, 4, 1024, 1_048_576])
  expect([0, 20, 21].map(canReroll)).toEqual([true, true, false])
})

test('the inventory is sorted: locked first, then boots, armor, sword … key, then the newest (T1, row 107)', () => {
  const item = (id: string, type: OrderedItem['type'], createdMs = 0, locked = false) => ({
    id,
    type,
    createdMs,
    locked,
  })
  const kinds = ['key', 'supply', 'helmet', 'animal', 'necklace', 'wings', 'shield', 'sword', 'armor', 'boots'] as const
  const items = [
    ...kinds.map((type) => item(type, type)),
    item('new-key', 'key', 5),
    item('locked-key', 'key', 1, true),
    item('locked-boots', 'boots', 1, true),
    item('b', 'sword', 9),
    item('a', 'sword', 9),
  ]
  expect(items.sort(compareItems).map(({ id }) => id)).toEqual([
    ...['locked-boots', 'locked-key', 'boots', 'armor', 'b', 'a', 'sword', 'shield', 'wings', 'necklace', 'animal'],
    ...['helmet', 'supply', 'new-key', 'key'],
  ])
})
