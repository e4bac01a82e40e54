import { describe, expect, it } from 'vitest'
import { isMarketPrice, listingRefusal, marketFeeNano } from '../../src/rules/market.ts'
import { NANO_PER_TOK, tokToNano } from '../../src/rules/units.ts'

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
    expect(listingRefusal({ ...free, ...change })).toBe(refusal)
  })
})
