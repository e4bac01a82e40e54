import { describe, expect, test } from 'vitest'
import { ISLAND_DRAWINGS, ISLAND_PIECE_BOX } from '#assets/art/looks/island-pieces.ts'
import { rasterise } from '#assets/build/rasterise.ts'
import { HOME_ISLAND_BOX as BOX } from '#assets/manifest/home-islands.ts'
import { ISLAND_ICON_NAMES, ISLAND_PLACES } from '#assets/manifest/island-places.ts'
import { ISLAND_PIECES } from '#rules/island/island.ts'

const places = Object.entries(ISLAND_PLACES)
/** Half the width of a pet's body, in units of the island. */
const PET_HALF = 40

describe('the pieces of an island (R58)', () => {
  test('each has a place on the picture of the island', () => {
    expect(Object.keys(ISLAND_PLACES).sort()).toEqual([...ISLAND_PIECES].sort())
    for (const [piece, { x, y, width }] of places) {
      expect(x - width / 2, piece).toBeGreaterThan(BOX.x)
      expect(x + width / 2, piece).toBeLessThan(BOX.x + BOX.width)
      expect(y, piece).toBeLessThan(60)
      expect(y - width, piece).toBeGreaterThan(BOX.y)
    }
  })

  test('no piece is under the body of the pet, except the path at its feet', () => {
    for (const [piece, { x, width }] of places)
      if (piece !== 'stone-path') expect(Math.abs(x) - width / 2, piece).toBeGreaterThan(PET_HALF)
  })

  test('of two that overlap the nearer one is drawn later', () => {
    for (const [index, [piece, back]] of places.entries())
      for (const [other, front] of places.slice(index + 1))
        if (Math.abs(back.x - front.x) < (back.width + front.width) / 3)
          expect(front.y, `${piece}, ${other}`).toBeGreaterThan(back.y)
  })

  test.each(ISLAND_ICON_NAMES)('%s fills its picture without being cropped', (name) => {
    const { trim, width, height } = rasterise(
      { name, svg: ISLAND_DRAWINGS[name](), box: ISLAND_PIECE_BOX, pxPerUnit: 0.5 },
      '',
    )
    expect(trim.width * trim.height).toBeGreaterThan(width * height * 0.25)
  })
})
