import { describe, expect, it } from 'vitest'
import { comparedWithBaseline, type Pixels, pictureDifference } from './run/picture-difference.ts'

type Colour = readonly [red: number, green: number, blue: number]

const PANEL: Colour = [42, 29, 92]
const GREEN: Colour = [61, 217, 138]
const [PHONE_WIDTH, PHONE_HEIGHT] = [390, 844]

/** A picture of a phone whose colours a function of the place gives. */
const drawn = (colourAt: (x: number, y: number) => Colour, width = PHONE_WIDTH, height = PHONE_HEIGHT): Pixels => ({
  width,
  height,
  data: Uint8Array.from({ length: width * height * 3 }, (_, index) => {
    const pixel = Math.floor(index / 3)
    return colourAt(pixel % width, Math.floor(pixel / width))[index % 3] ?? 0
  }),
})

const plain = drawn(() => PANEL)
const isIn = (x: number, y: number, left: number, top: number, width: number, height: number): boolean =>
  x >= left && x < left + width && y >= top && y < top + height

describe('pictures differ', () => {
  it('when a health bar of 130 by 7 px is 5 % short', () => {
    const withBar = (width: number) => drawn((x, y) => (isIn(x, y, 40, 60, width, 7) ? GREEN : PANEL))
    expect(pictureDifference(withBar(130), withBar(130 * 0.95))).toMatchObject({ pixels: 42, tiles: 2 })
  })

  it('when a row of small letters lies one pixel lower', () => {
    const withRow = (top: number) =>
      drawn((x, y) => (isIn(x, y, 20, top, 200, 9) && (x % 7 < 2 || y === top) ? [255, 255, 255] : PANEL))
    const difference = pictureDifference(withRow(300), withRow(301))
    expect(difference?.tiles).toBeGreaterThan(5)
    expect(difference?.worst).toMatchObject({ y: 288 })
  })

  it('when the colour of a sign is another one by thirteen steps', () => {
    const withSign = (red: number) => drawn((x, y) => (isIn(x, y, 100, 100, 6, 6) ? [red, 80, 80] : PANEL))
    expect(pictureDifference(withSign(200), withSign(213))).toMatchObject({ pixels: 36 })
    expect(pictureDifference(withSign(213), withSign(200))).toMatchObject({ pixels: 36 })
  })

  it('when seven pixels of one tile do, however large the rest is', () => {
    const strewn = drawn((x, y) => (y === 0 && x < 7 ? GREEN : PANEL), 768, 4000)
    expect(
      pictureDifference(
        drawn(() => PANEL, 768, 4000),
        strewn,
      ),
    ).toMatchObject({ pixels: 7, tiles: 1 })
  })

  it('when one is taller, without a drawing of the difference', () => {
    expect(
      comparedWithBaseline(
        plain,
        drawn(() => PANEL, PHONE_WIDTH, 900),
      ),
    ).toEqual({
      words: 'is 390 × 900, was 390 × 844',
      marked: null,
    })
  })
})

describe('pictures are alike', () => {
  it('when every colour is twelve steps off', () => {
    expect(
      pictureDifference(
        plain,
        drawn(() => [PANEL[0] + 12, PANEL[1] - 12, PANEL[2] + 12]),
      ),
    ).toBeNull()
  })

  it('when six pixels in every tile are of another colour', () => {
    expect(
      pictureDifference(
        plain,
        drawn((x, y) => (y % 32 === 0 && x % 32 < 6 ? GREEN : PANEL)),
      ),
    ).toBeNull()
  })
})

it('names pixels, tiles and the tile that differs most, and marks what differs in red', () => {
  const patched = drawn((x, y) => (isIn(x, y, 60, 70, 10, 4) || isIn(x, y, 300, 801, 8, 8) ? GREEN : PANEL))
  const compared = comparedWithBaseline(plain, patched)
  expect(compared?.words).toBe('104 px in 3 tiles, most at x 288, y 800 (64 px of a tile)')
  const colourAt = (x: number, y: number) => [...(compared?.marked?.data ?? [])].slice((y * 390 + x) * 3).slice(0, 3)
  expect(colourAt(60, 70)).toEqual([230, 0, 40])
  expect(colourAt(59, 70)).toEqual([201, 198, 214])
})
