import { describe, expect, it } from 'vitest'
import { SPECIAL_ITEMS } from '../../assets/manifest/special-items.ts'
import { itemSources, stoneSources } from '../../src/rules/item-sources.ts'
import { ITEM_TYPES, WORN_TYPES } from '../../src/rules/items/item-kinds.ts'
import { RARITIES } from '../../src/rules/items/rarities.ts'
import { SPECIAL_NAMES } from '../../src/rules/items/special-names.ts'

describe('where things come from (extra 11)', () => {
  it('gives the odds that the rolls have: a drop by R13, a refining by R17', () => {
    expect(itemSources('armor', 'common')).toEqual([{ from: 'fight', firstPercent: 25, percent: 2 }])
    expect(itemSources('boots', 'uncommon')).toEqual([{ from: 'refine', rarity: 'common', percent: 70 }])
    expect(itemSources('wings', 'rare')).toEqual([
      { from: 'refine', rarity: 'uncommon', percent: 45 },
      { from: 'season', later: true },
    ])
    expect(stoneSources(1).slice(0, 2)).toEqual([
      { from: 'fight-stone', percent: 1 },
      { from: 'hunt', percent: 5 },
    ])
  })

  it('names no refining to epic and legendary, which comes later (R17)', () => {
    for (const type of ITEM_TYPES)
      for (const rarity of ['epic', 'legendary'] as const)
        expect(itemSources(type, rarity).every((source) => 'later' in source || source.from === 'boss')).toBe(true)
  })

  it('has a source for everything worn but a prototype; of those the sword is the welcome gift (R04)', () => {
    for (const type of WORN_TYPES)
      for (const rarity of RARITIES)
        expect([type, rarity, itemSources(type, rarity).length > 0]).toEqual([
          type,
          rarity,
          rarity !== 'prototype' || type === 'sword',
        ])
  })

  it('has a name for every item with a look of its own, none twice', () => {
    expect(Object.keys(SPECIAL_NAMES).sort()).toEqual([...SPECIAL_ITEMS.keys()].sort())
    expect(new Set(Object.values(SPECIAL_NAMES)).size).toBe(SPECIAL_ITEMS.size)
  })
})
