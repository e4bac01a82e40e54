import { describe, expect, it } from 'vitest'
import { ITEM_TYPES } from '#rules/items/item-kinds.ts'
import { rollItem } from '#rules/items/items.ts'
import { RARITIES } from '#rules/items/rarities.ts'
import { canBeFound, isMarketPrice, listingError, marketFeeNano } from '#rules/market/market.ts'
import { createRng } from '#rules/prng.ts'
import { NANO_PER_TOK, tokToNano } from '#rules/units.ts'

describe('prices of the market (rows 130, 191; R22, B5)', () => {
  it.each([0.1, 1, 12.5, 999_999.9, 1_000_000])('takes %d TOK', (tok) => {
    expect(isMarketPrice(tokToNano(tok))).toBe(true)
  })

  it.each([0, -1, 0.09, 0.05, 1.25, 12.501, 1_000_000.1, Number.NaN, Number.POSITIVE_INFINITY])(
    'refuses %d TOK',
    (tok) => {
      expect(isMarketPrice(tokToNano(tok))).toBe(false)
    },
  )

  it('takes three percent, whole nano of every price', () => {
    expect(marketFeeNano(tokToNano(12.5))).toBe(375_000_000)
    expect(marketFeeNano(tokToNano(0.1))).toBe(3_000_000)
    expect(marketFeeNano(tokToNano(1_000_000))).toBe(30_000 * NANO_PER_TOK)
    for (let tenths = 1; tenths < 20_000; tenths += 7) {
      const price = tokToNano(tenths / 10)
      expect(BigInt(marketFeeNano(price))).toBe((BigInt(price) * 3n) / 100n)
    }
  })
})

describe('what can be listed (rows 105, 108, 132)', () => {
  const free = { status: 'inventory', locked: false, tradeable: true } as const
  it.each([
    [{}, null],
    [{ status: 'equipped' }, 'item-equipped'],
    [{ status: 'on-sale' }, 'item-on-sale'],
    [{ locked: true }, 'item-locked'],
    [{ tradeable: false }, 'not-tradeable'],
    [{ tradeable: false, status: 'equipped' }, 'not-tradeable'],
  ] as const)('%o: %s', (change, refusal) => {
    expect(listingError({ ...free, ...change })).toBe(refusal)
  })
})

describe('what a search can find (row 129; R15, R16)', () => {
  it.each([
    {},
    { type: 'sword', rarity: 'rare', slug: 'sword-rare', stat: 'crit-rate' },
    { type: 'sword', stat: 'attack-flat-primary' },
    { rarity: 'common', stat: 'hp-flat-primary' },
    { rarity: 'prototype', stat: 'hp-flat' },
    { slug: 'mammoth-sword', type: 'sword', rarity: 'epic', stat: 'reflect-percent' },
    { type: 'key', rarity: 'epic', stat: 'life-steal-percent' },
  ] as const)('%o: something', (search) => {
    expect(canBeFound(search)).toBe(true)
  })

  it.each([
    { type: 'helmet', slug: 'sword-rare' },
    { rarity: 'epic', slug: 'sword-rare' },
    { rarity: 'common', stat: 'crit-rate' },
    { slug: 'boots-common', stat: 'hp-flat' },
    { type: 'helmet', stat: 'attack-flat-primary' },
    { slug: 'wings-epic', stat: 'hp-flat-primary' },
    { type: 'key', stat: 'hp-flat-primary' },
  ] as const)('%o: nothing', (search) => {
    expect(canBeFound(search)).toBe(false)
  })

  it('anything that was rolled', () => {
    const rng = createRng('00000000000000000000000000000129')
    for (const type of ITEM_TYPES)
      for (const rarity of RARITIES) {
        const { slug, stats } = rollItem(rng, { type, rarity })
        for (const stat of [undefined, ...stats.map((one) => one.type)])
          expect(canBeFound({ type, rarity, slug, stat })).toBe(true)
      }
  })
})
