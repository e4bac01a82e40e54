import { describe, expect, it } from 'vitest'
import { armyStepOf } from '#rules/army/army.ts'
import { type BulkItem, bulkPlan, type KeepRules } from '#rules/blacksmith/bulk-dismantle.ts'
import { DISMANTLED_MAX } from '#rules/blacksmith/dismantle.ts'
import { rollItem } from '#rules/items/items.ts'
import type { Wearer } from '#rules/kombat/outfit.ts'
import { createRng } from '#rules/prng.ts'

const WEARER: Wearer = { houseId: 0, armyStep: armyStepOf(0), stones: [], skill: 'rising-fury' }
const RULES: KeepRules = { rarities: ['common', 'uncommon'], keepsBetter: true, spared: new Set() }

const rng = createRng('00ff00ff00ff00ff')
let lastId = 0
const anItem = (over: Partial<BulkItem> = {}): BulkItem => {
  lastId += 1
  const type = over.type ?? 'sword'
  const rarity = over.rarity ?? 'common'
  return {
    ...{ id: String(lastId), type, rarity, stats: rollItem(rng, { type, rarity }).stats },
    ...{ status: 'inventory', locked: false, bound: false, tradeable: true },
    ...over,
  } as BulkItem
}
const WORN = anItem({ rarity: 'rare', status: 'equipped' })
const idsOf = (items: readonly BulkItem[]): string[] => items.map(({ id }) => id)

describe('taking many items apart at once (extra 15, R15, R19, R47)', () => {
  it('keeps what the server would refuse, gifts, other rarities and what was picked out, and counts why', () => {
    const [first, second] = [anItem(), anItem()]
    const items = [
      ...[WORN, first, second, anItem({ locked: true }), anItem({ bound: true }), anItem({ status: 'on-sale' })],
      ...[anItem({ tradeable: false }), anItem({ rarity: 'prototype' }), anItem({ rarity: 'epic' })],
    ]
    const plan = bulkPlan(items, { ...RULES, spared: new Set([second.id]) }, WEARER)
    expect(idsOf(plan.taken)).toEqual([first.id])
    expect(plan.kept).toEqual({
      ...{ 'item-worn': 1, 'item-locked': 1, bound: 1, 'item-on-sale': 1 },
      ...{ 'cannot-dismantle': 2, 'other-rarity': 1, spared: 1 },
    })
    expect(plan.materials).toEqual([{ slug: 'material-wood', quantity: 20 }])
  })

  it('keeps what is better than worn, also where nothing is worn, until the player says otherwise', () => {
    const items = [
      anItem({ rarity: 'common', status: 'equipped' }),
      anItem({ rarity: 'uncommon' }),
      anItem({ type: 'boots' }),
    ]
    expect(bulkPlan(items, RULES, WEARER)).toMatchObject({ taken: [], kept: { 'better-than-worn': 2 } })
    expect(bulkPlan(items, { ...RULES, keepsBetter: false }, WEARER).taken).toHaveLength(2)
  })

  it('takes no more than one call does, the plainest first, and says how many are left', () => {
    const uncommon = anItem({ rarity: 'uncommon' })
    const items = [WORN, uncommon, ...Array.from({ length: DISMANTLED_MAX + 4 }, () => anItem())]
    const plan = bulkPlan(items, RULES, WEARER)
    expect(plan.taken).toHaveLength(DISMANTLED_MAX)
    expect(plan.left).toBe(5)
    expect(idsOf(plan.taken)).not.toContain(uncommon.id)
    expect(plan.materials).toEqual([{ slug: 'material-wood', quantity: 20 * DISMANTLED_MAX }])
  })
})
