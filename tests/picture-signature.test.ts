import { describe, expect, it } from 'vitest'
import type { Pixels } from './run/picture-difference.ts'
import { fromSignatureText, signatureOf, toSignatureText, unlikeCells } from './run/picture-signature.ts'

type Colour = readonly [red: number, green: number, blue: number]

const PANEL: Colour = [42, 29, 92]
const GREEN: Colour = [61, 217, 138]
const [PHONE_WIDTH, PHONE_HEIGHT] = [390, 844]

const drawn = (colourAt: (x: number, y: number) => Colour, width = PHONE_WIDTH, height = PHONE_HEIGHT): Pixels => ({
  width,
  height,
  data: Uint8Array.from({ length: width * height * 3 }, (_, index) => {
    const pixel = Math.floor(index / 3)
    return colourAt(pixel % width, Math.floor(pixel / width))[index % 3] ?? 0
  }),
})
const isIn = (x: number, y: number, left: number, top: number, width: number, height: number): boolean =>
  x >= left && x < left + width && y >= top && y < top + height

const plain = drawn(() => PANEL)
const unlike = (before: Pixels, after: Pixels) => unlikeCells(signatureOf(before), signatureOf(after))

/** Every colour of a picture by a step or none, the same for the same numbers. */
const noisy = (picture: Pixels, everyNth: number, steps = 1): Pixels => {
  let state = 7
  const next = (): number => {
    state = (state * 48_271) % 2_147_483_647
    return state
  }
  const data = picture.data.map((value) => {
    if (next() % everyNth !== 0) return value
    return Math.max(0, Math.min(255, value + (next() % 2 === 0 ? steps : -steps)))
  })
  return { ...picture, data }
}

describe('signatures differ', () => {
  it('when a health bar of 130 by 7 px is 5 % short', () => {
    const withBar = (width: number) => drawn((x, y) => (isIn(x, y, 40, 60, width, 7) ? GREEN : PANEL))
    expect(unlike(withBar(130), withBar(130 * 0.95))).toMatchObject([
      { x: 160, y: 48 },
      { x: 160, y: 64 },
    ])
  })

  it('when a row of small letters lies one pixel lower', () => {
    const withRow = (top: number) =>
      drawn((x, y) => (isIn(x, y, 20, top, 200, 9) && (x % 7 < 2 || y === top) ? [255, 255, 255] : PANEL))
    expect(unlike(withRow(300), withRow(301)).length).toBeGreaterThan(10)
  })

  it('when a digit of eight by five px is another one, wherever it stands', () => {
    const strokes = {
      5: ['####', '#...', '###.', '...#', '...#', '#..#', '.##.'],
      6: ['.###', '#...', '###.', '#..#', '#..#', '#..#', '.##.'],
    }
    const withDigit = (digit: 5 | 6, left: number, top: number) =>
      drawn((x, y) => (strokes[digit][y - top]?.[x - left] === '#' ? [255, 246, 224] : PANEL), 64, 64)
    for (let left = 0; left < 60; left += 1)
      for (let top = 0; top < 57; top += 1)
        expect(unlike(withDigit(5, left, top), withDigit(6, left, top)), `${left}, ${top}`).not.toEqual([])
  })

  it('when the colour of a sign is another one by thirty steps', () => {
    const withSign = (red: number) => drawn((x, y) => (isIn(x, y, 100, 100, 6, 6) ? [red, 80, 80] : PANEL))
    expect(unlike(withSign(200), withSign(230))).toHaveLength(1)
  })

  it('when a whole panel is, by thirteen', () => {
    expect(
      unlike(
        plain,
        drawn(() => [PANEL[0] + 13, PANEL[1], PANEL[2]]),
      ).length,
    ).toBeGreaterThan(1000)
  })
})

describe('signatures are alike', () => {
  const text = drawn((x, y) => (x % 7 < 2 && y % 12 < 8 ? [255, 246, 224] : [42 + (y % 64), 29, 92]))

  it('of one picture', () => {
    expect(unlike(text, text)).toEqual([])
  })

  // Without its widest instructions, the browser rounded seven pixels of a page by one step, and none of ten other pages.
  it('when a processor rounds every fifth colour by a step', () => {
    expect(unlike(text, noisy(text, 5))).toEqual([])
  })

  it('and every fiftieth by three', () => {
    expect(unlike(text, noisy(text, 50, 3))).toEqual([])
  })

  it('when all colours are one step off', () => {
    expect(
      unlike(
        plain,
        drawn(() => [PANEL[0] + 1, PANEL[1] - 1, PANEL[2] + 1]),
      ),
    ).toEqual([])
  })
})

describe('the text of signatures', () => {
  const signatures = new Map([
    ['rich-320', signatureOf(drawn((x) => [x, x, 0], 33, 17))],
    ['empty-390', signatureOf(drawn((_x, y) => [y, 0, y], 16, 16))],
  ])

  it('is read as it was written, in the order of names', () => {
    const text = toSignatureText(signatures)
    expect(text.split('\n').filter((line) => line.includes('×'))).toEqual(['empty-390 16 × 16', 'rich-320 33 × 17'])
    expect(fromSignatureText(text)).toEqual(new Map([...signatures].reverse()))
  })

  it('is refused where it is none, or a row is missing', () => {
    const text = toSignatureText(signatures)
    expect(() => fromSignatureText(text.replace('empty-390 16 × 16', 'empty-390'))).toThrow('Not a picture’s signature')
    expect(() => fromSignatureText(text.replace('33 × 17', '33 × 40'))).toThrow(
      'The signature of rich-320 does not fit',
    )
  })
})
