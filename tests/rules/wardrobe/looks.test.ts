import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { HOUSES } from '#rules/house/houses.ts'
import { PATH_LOOKS } from '#rules/season-path/season-path.ts'
import { tokToNano } from '#rules/units.ts'
import {
  boughtLooks,
  LOOK_KINDS,
  LOOKS,
  lookBit,
  lookCost,
  lookKind,
  looksOfKind,
  nextLookPriceNano,
  SEASON_CAPES,
  SEASON_LOOKS,
  seasonLookOf,
  WARDROBE_LOOKS,
  withLook,
} from '#rules/wardrobe/looks.ts'
import { nanoToTok } from '#tests/helpers/nano-to-tok.ts'

const ALL_BITS = 2 ** WARDROBE_LOOKS.length - 1
const AGREED = { look: 'cape-gold', agreedNano: tokToNano(100) } as const

describe('the wardrobe’s looks (R58)', () => {
  it('are each of one kind, and the kinds hold all of them', () => {
    expect(new Set(LOOKS).size).toBe(LOOKS.length)
    expect(LOOK_KINDS.flatMap(looksOfKind).sort()).toEqual([...LOOKS].sort())
    expect(LOOK_KINDS.map((kind) => looksOfKind(kind).length)).toEqual([16, 6, 5, 1])
  })

  it('are not the season path’s looks, which only a season gives (R53)', () => {
    expect(WARDROBE_LOOKS.filter((look) => (SEASON_LOOKS as readonly string[]).includes(look))).toEqual([])
    expect(SEASON_CAPES).toHaveLength(HOUSES.length)
    expect(HOUSES.map(({ id }) => seasonLookOf('cape', id))).toEqual(SEASON_CAPES)
    expect(PATH_LOOKS.map((look) => seasonLookOf(look, 3))).toEqual([
      'season-cape-3',
      'season-pose',
      'season-word',
      null,
    ])
  })

  it('keep the bits that players have: a new look comes last', () => {
    expect(['cape-crimson', 'frame-oak', 'pose-bow', 'pose-spin'].map((look) => lookBit(look as never))).toEqual([
      1,
      1 << 8,
      1 << 14,
      1 << 17,
    ])
    fc.assert(
      fc.property(fc.subarray([...WARDROBE_LOOKS]), (bought) => {
        const bits = bought.reduce((all, look) => all | lookBit(look), 0)
        expect(boughtLooks(bits)).toEqual(bought)
      }),
      { seed: 20_261_130 },
    )
  })
})

describe('the price of a look (R58)', () => {
  it('is 100 TOK for the first and 10 more for each further one, whichever it is; null once all are bought', () => {
    let bits = 0
    const prices: number[] = []
    for (let price = nextLookPriceNano(bits); price !== null; price = nextLookPriceNano(bits)) {
      prices.push(nanoToTok(price))
      const look = WARDROBE_LOOKS.findLast((each) => (bits & lookBit(each)) === 0)
      if (look === undefined) throw new Error('There is a price, but no look.')
      expect(lookCost({ look, agreedNano: price }, bits, 10)).toBe(price)
      bits |= lookBit(look)
    }
    expect(prices).toEqual(WARDROBE_LOOKS.map((_, index) => 100 + 10 * index))
    expect(bits).toBe(ALL_BITS)
  })

  it('is refused below salary level 10, for what is owned, and if it is not as agreed', () => {
    expect(lookCost(AGREED, 0, 9)).toBe('wardrobe-locked')
    expect(lookCost(AGREED, lookBit('cape-gold'), 10)).toBe('look-owned')
    expect(lookCost(AGREED, ALL_BITS, 10)).toBe('look-owned')
    expect(lookCost(AGREED, lookBit('pose-bow'), 10)).toBe('look-price-changed')
    expect(lookCost({ ...AGREED, agreedNano: tokToNano(110) }, 0, 10)).toBe('look-price-changed')
    expect(lookCost(AGREED, 0, 10)).toBe(tokToNano(100))
    expect(lookCost({ ...AGREED, agreedNano: tokToNano(110) }, lookBit('pose-bow'), 42)).toBe(tokToNano(110))
  })
})

describe('wearing a look', () => {
  it('replaces the one of its kind and leaves the others, which stay as they are', () => {
    const worn = { cape: 'cape-gold', pose: 'season-pose' } as const
    expect(withLook(worn, 'cape', 'season-cape-2')).toEqual({ cape: 'season-cape-2', pose: 'season-pose' })
    expect(withLook(worn, 'frame', 'frame-ivy')).toEqual({ ...worn, frame: 'frame-ivy' })
    expect(withLook(worn, 'cape', null)).toEqual({ pose: 'season-pose' })
    expect(withLook(worn, 'word', null)).toEqual(worn)
    expect(worn).toEqual({ cape: 'cape-gold', pose: 'season-pose' })
    for (const look of LOOKS) expect(withLook({}, lookKind(look), look)).toEqual({ [lookKind(look)]: look })
  })
})
