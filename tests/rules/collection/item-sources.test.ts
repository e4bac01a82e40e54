import { describe, expect, it } from 'vitest'
import { SPECIAL_ITEMS } from '#assets/manifest/special-items.ts'
import { AWAKE_STONE_SOURCES, itemSources, stoneSources } from '#rules/collection/item-sources.ts'
import { ITEM_TYPES, WORN_TYPES } from '#rules/items/item-kinds.ts'
import { RARITIES } from '#rules/items/rarities.ts'
import { SPECIAL_NAMES } from '#rules/items/special-names.ts'

const MARKET = { from: 'market' }

describe('where things come from (extra 11)', () => {
  it('gives the odds that the rolls have: a drop by R13, a refining by R17', () => {
    // The item drops with its own 25 %, or else with the usual 2 %.
    expect(itemSources('armor', 'common')).toEqual([{ from: 'fight', firstPercent: 26.5, percent: 2 }, MARKET])
    expect(itemSources('boots', 'uncommon')).toEqual([{ from: 'refine', rarity: 'common', percent: 70 }, MARKET])
    expect(itemSources('wings', 'rare')).toEqual([
      { from: 'refine', rarity: 'uncommon', percent: 45 },
      MARKET,
      { from: 'season' },
    ])
    expect(stoneSources(1).slice(0, 2)).toEqual([
      { from: 'fight-stone', percent: 1 },
      { from: 'hunt', percent: 5 },
    ])
  })

  it('credits a box, a season or a league only with what their own tables give (R27, R30, R32)', () => {
    const given = (from: string) =>
      ITEM_TYPES.flatMap((type) =>
        RARITIES.filter((rarity) => itemSources(type, rarity).some((source) => source.from === from)).map(
          (rarity) => `${type}-${rarity}`,
        ),
      )
    expect(given('box').sort()).toEqual(['helmet-common', 'sword-common', 'sword-uncommon', 'wings-common'])
    const every = (rarity: string) => WORN_TYPES.map((type) => `${type}-${rarity}`)
    expect(given('league').sort()).toEqual(every('epic').sort())
    expect(given('season').sort()).toEqual(
      ['sword-common', 'sword-uncommon', ...['rare', 'epic', 'legendary'].flatMap(every)].sort(),
    )
  })

  it('names no refining to epic and legendary, which comes later (R17)', () => {
    for (const type of ITEM_TYPES)
      for (const rarity of ['epic', 'legendary'] as const)
        expect(itemSources(type, rarity).some(({ from }) => from === 'refine')).toBe(false)
  })

  it('names the market for everything that is worn, for players sell it; nothing for supply and key (R22)', () => {
    for (const type of ITEM_TYPES)
      for (const rarity of RARITIES)
        expect([type, rarity, itemSources(type, rarity).some(({ from }) => from === 'market')]).toEqual([
          type,
          rarity,
          WORN_TYPES.some((worn) => worn === type),
        ])
    expect(itemSources('key', 'rare')).toEqual([])
  })

  it('gives the welcome sword away; other prototypes come from the market alone (R04, R44)', () => {
    expect(itemSources('sword', 'prototype')).toEqual([{ from: 'welcome' }, MARKET])
    expect(itemSources('boots', 'prototype')).toEqual([MARKET])
  })

  it('names everything that gives awake stones (R18)', () => {
    expect(AWAKE_STONE_SOURCES).toEqual([
      { from: 'hunt-level', level: 11 },
      { from: 'titanium-box', percent: 2 },
      { from: 'boss-place', place: 50 },
      { from: 'season' },
      { from: 'league' },
    ])
  })

  it('has a name for every item with its own look, none twice', () => {
    expect(Object.keys(SPECIAL_NAMES).sort()).toEqual([...SPECIAL_ITEMS.keys()].sort())
    expect(new Set(Object.values(SPECIAL_NAMES)).size).toBe(SPECIAL_ITEMS.size)
  })
})
