import { describe, expect, test } from 'vitest'
import { armyStepOf } from '#rules/army/army.ts'
import { ITEM_TYPES } from '#rules/items/item-kinds.ts'
import { rollItem } from '#rules/items/items.ts'
import { RARITIES } from '#rules/items/rarities.ts'
import { fightStatsOf } from '#rules/kombat/fighter-stats.ts'
import { bestOutfit, compareItem, type OutfitItem, type Wearer } from '#rules/kombat/outfit.ts'
import { exactPowerOf, powerOf } from '#rules/kombat/power.ts'
import { createRng, type Rng } from '#rules/prng.ts'
import { seedOf } from './builds.ts'

const wearer: Wearer = { houseId: 2, armyStep: armyStepOf(70), stones: [], skill: 'rising-fury' }
const bag = (rng: Rng, size: number): OutfitItem[] =>
  Array.from({ length: size }, (_, index) => ({
    ...rollItem(rng, { type: rng.pick(ITEM_TYPES), rarity: rng.pick(RARITIES) }),
    id: String(index),
  }))
const power = (items: readonly OutfitItem[]) => exactPowerOf(fightStatsOf({ ...wearer, items }))
const withItem = (outfit: readonly OutfitItem[], item: OutfitItem) => [
  ...outfit.filter(({ type }) => type !== item.type),
  item,
]

describe('the best outfit (extra 15)', () => {
  test('wears one item a slot, never supply or key, and no single swap would make it stronger', () => {
    for (let index = 0; index < 40; index++) {
      const rng = createRng(seedOf(index))
      const owned = bag(rng, 40)
      const best = bestOutfit(wearer, [], owned)
      expect(new Set(best.map(({ type }) => type)).size).toBe(best.length)
      expect(best.some(({ type }) => type === 'supply' || type === 'key')).toBe(false)
      for (const item of owned.filter(({ type }) => type !== 'supply' && type !== 'key'))
        expect(power(withItem(best, item))).toBeLessThanOrEqual(power(best) + 1e-6)
    }
  })

  test('is never weaker than what is worn, and leaves on what nothing beats', () => {
    for (let index = 0; index < 40; index++) {
      const rng = createRng(seedOf(1000 + index))
      const owned = bag(rng, 30)
      const worn = bestOutfit(wearer, [], owned.slice(0, 15))
      const best = bestOutfit(wearer, worn, owned)
      expect(power(best)).toBeGreaterThanOrEqual(power(worn))
      expect(bestOutfit(wearer, best, owned)).toEqual(best)
    }
  })

  test('keeps the worn one of two equal items', () => {
    const sword = (id: string) => ({ ...rollItem(createRng('00000001'), { type: 'sword', rarity: 'common' }), id })
    const [a, b] = [sword('a'), sword('b')]
    expect(bestOutfit(wearer, [b], [a, b])).toEqual([b])
  })
})

test('the comparison (extra 15) is what wearing the item would change, down to the power', () => {
  const rng = createRng('0000c0de')
  const worn = bestOutfit(wearer, [], bag(rng, 20))
  for (const item of bag(rng, 40).filter(({ type }) => type !== 'supply' && type !== 'key')) {
    const [before, after] = [worn, withItem(worn, item)].map((items) => fightStatsOf({ ...wearer, items }))
    if (!before || !after) throw new Error('both')
    const change = compareItem(wearer, worn, item)
    expect(change.attack).toBe(after.attack - before.attack)
    expect(change.maxHp).toBe(after.maxHp - before.maxHp)
    expect(change.critPercent).toBeCloseTo(after.critPercent - before.critPercent)
    expect(change.power).toBe(powerOf(after) - powerOf(before))
  }
  const [own] = worn
  if (own) expect(Object.values(compareItem(wearer, worn, own)).every((value) => value === 0)).toBe(true)
})
