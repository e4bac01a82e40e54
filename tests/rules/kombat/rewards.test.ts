import { describe, expect, test } from 'vitest'
import { type FightDrops, rollRewards, streakAmountNano } from '#rules/kombat/rewards.ts'
import { createRng } from '#rules/prng.ts'
import { TIER, type TierName } from '#rules/season/ranks.ts'

const roll = (
  count: number,
  over: Partial<Parameters<typeof rollRewards>[1]> & { tierName?: TierName } = {},
): FightDrops[] => {
  const rng = createRng('00000013')
  const { tierName = 'Bronze', ...rest } = over
  const fight = { won: true, tier: TIER[tierName], firstWinToday: false, commonItemToday: false, ...rest }
  return Array.from({ length: count }, () => rollRewards(rng, fight))
}

const percentOf = (drops: readonly FightDrops[], test: (drop: FightDrops) => boolean): number =>
  (100 * drops.filter(test).length) / drops.length

const has = (slug: string) => (drop: FightDrops) => drop.materials.some((stack) => stack.slug === slug)

describe('drops of a win (R13, row 98)', () => {
  test('TOK by league: 0.10 in Bronze, 0.05 more in each, 0.45 in Mythic', () => {
    const byTier = Object.keys(TIER).map((tierName) => roll(1, { tierName: tierName as TierName })[0]?.tokNano)
    expect(byTier).toEqual([1e8, 1.5e8, 2e8, 2.5e8, 3e8, 3.5e8, 4e8, 4.5e8])
  })

  test('the first win of the day adds one TOK and a common item in a quarter of cases', () => {
    const drops = roll(20_000, { firstWinToday: true })
    expect(drops[0]).toMatchObject({ tokNano: 1.1e9, firstWinNano: 1e9 })
    expect(percentOf(drops, (drop) => drop.items.length === 1)).toBeCloseTo(26.5, -0.5)
  })

  test('one kind of material each time, in the odds of R13, and half of the time a STAR', () => {
    const drops = roll(60_000, { tierName: 'Mythic' })
    const share = (slug: string) => percentOf(drops, has(slug))
    expect(drops.every((drop) => drop.materials.length === 1)).toBe(true)
    expect(Math.abs(share('material-wood') - 79)).toBeLessThan(0.7)
    expect(Math.abs(share('material-iron') - 16)).toBeLessThan(0.7)
    expect(Math.abs(share('material-titanium') - 3)).toBeLessThan(0.4)
    expect(Math.abs(share('material-ruby') - 1.5)).toBeLessThan(0.2)
    expect(Math.abs(share('material-diamond') - 0.5)).toBeLessThan(0.15)
    expect(Math.abs(percentOf(drops, (drop) => drop.star === 1) - 50)).toBeLessThan(0.7)
    const quantities = (slug: string) =>
      [
        ...new Set(
          drops.flatMap((drop) => drop.materials.filter((stack) => stack.slug === slug)).map((stack) => stack.quantity),
        ),
      ].sort()
    expect(quantities('material-wood')).toEqual([1, 2])
    expect(quantities('material-iron')).toEqual([1])
    expect(quantities('material-titanium')).toEqual([1])
  })

  test('a ruby below Diamond and a diamond below Champion become one wood', () => {
    expect(percentOf(roll(20_000, { tierName: 'Emerald' }), has('material-ruby'))).toBe(0)
    expect(percentOf(roll(20_000, { tierName: 'Diamond' }), has('material-ruby'))).toBeGreaterThan(1)
    expect(percentOf(roll(20_000, { tierName: 'Diamond' }), has('material-diamond'))).toBe(0)
    expect(percentOf(roll(20_000, { tierName: 'Champion' }), has('material-diamond'))).toBeGreaterThan(0.2)
    const single = roll(20_000).filter(
      (drop) => drop.materials[0]?.slug === 'material-wood' && drop.materials[0].quantity === 1,
    )
    // Half of the 79 percent of wood, and the two percent of ruby and diamond.
    expect((100 * single.length) / 20_000).toBeGreaterThan(40.5)
  })

  test('stones of level 1 from Gold on', () => {
    expect(percentOf(roll(20_000, { tierName: 'Silver' }), (drop) => drop.stones.length > 0)).toBe(0)
    const gold = roll(40_000, { tierName: 'Gold' })
    expect(Math.abs(percentOf(gold, (drop) => drop.stones.length === 1) - 1)).toBeLessThan(0.2)
    expect(gold.flatMap((drop) => drop.stones).every((stone) => stone.level === 1)).toBe(true)
    expect(new Set(gold.flatMap((drop) => drop.stones).map((stone) => stone.type)).size).toBe(3)
  })

  test('a common item in two of a hundred, but one a day at most', () => {
    const drops = roll(40_000)
    expect(Math.abs(percentOf(drops, (drop) => drop.items.length === 1) - 2)).toBeLessThan(0.3)
    expect(drops.flatMap((drop) => drop.items).every((item) => item.rarity === 'common')).toBe(true)
    expect(percentOf(roll(5000, { commonItemToday: true, firstWinToday: true }), (drop) => drop.items.length > 0)).toBe(
      0,
    )
  })
})

test('a lost fight drops one wood in three of ten, and nothing else (R13)', () => {
  const drops = roll(20_000, { won: false, tierName: 'Mythic', firstWinToday: true })
  expect(Math.abs(percentOf(drops, has('material-wood')) - 30)).toBeLessThan(1.2)
  const kinds = [...new Set(drops.map((drop) => JSON.stringify(drop)))].map((text) => JSON.parse(text))
  const nothing = { tokNano: 0, firstWinNano: 0, star: 0, materials: [], stones: [], items: [] }
  expect(kinds.length).toBe(2)
  expect(kinds).toContainEqual(nothing)
  expect(kinds).toContainEqual({ ...nothing, materials: [{ slug: 'material-wood', quantity: 1 }] })
})

describe('win streak bonus (R13, row 93)', () => {
  test('golden table: 0.05 TOK for each win after the first, ten at most', () => {
    expect([0, 1, 2, 3, 10, 11, 12, 50].map((no) => streakAmountNano(no, 0) / 1e9)).toEqual([
      0, 0, 0.05, 0.1, 0.45, 0.5, 0.5, 0.5,
    ])
  })

  test('is capped at five TOK a day', () => {
    expect(streakAmountNano(20, 4.8e9)).toBe(0.2e9)
    expect(streakAmountNano(20, 5e9)).toBe(0)
    expect(streakAmountNano(20, 6e9)).toBe(0)
  })
})
