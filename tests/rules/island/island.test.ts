import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { ISLAND_COST, ISLAND_PIECES, islandBit, islandError, islandPieces } from '#rules/island/island.ts'

describe('the island’s pieces (R58)', () => {
  it('are 24, each for 200 wood, 10 iron and 5 titanium', () => {
    expect(new Set(ISLAND_PIECES).size).toBe(24)
    expect(ISLAND_COST.map(({ slug, quantity }) => [slug, quantity])).toEqual([
      ['material-wood', 200],
      ['material-iron', 10],
      ['material-titanium', 5],
    ])
  })

  it('keep the bits that players have: a new piece comes last', () => {
    expect(islandBit('flower-bed')).toBe(1)
    expect(islandBit('little-shrine')).toBe(1 << 23)
    fc.assert(
      fc.property(fc.subarray([...ISLAND_PIECES]), (built) => {
        expect(islandPieces(built.reduce((bits, piece) => bits | islandBit(piece), 0))).toEqual(built)
      }),
      { seed: 20_261_130 },
    )
  })

  it('are built from salary level 10 on, each once', () => {
    expect(islandError('hammock', 0, 9)).toBe('island-locked')
    expect(islandError('hammock', 0, 10)).toBeNull()
    expect(islandError('hammock', islandBit('hammock'), 42)).toBe('island-built')
    expect(islandError('hammock', islandBit('telescope'), 10)).toBeNull()
  })
})
