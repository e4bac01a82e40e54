import { describe, expect, test } from 'vitest'
import { packFrames } from '#assets/build/pack.ts'
import { type FrameSource, rasterise } from '#assets/build/rasterise.ts'

const box = { x: 0, y: 0, width: 40, height: 20 } as const
const source = (name: string, svg: string, more: Partial<FrameSource> = {}): FrameSource => ({
  name,
  svg,
  box,
  pxPerUnit: 1,
  ...more,
})
const rect = (colour: string, extra = '') => `<rect x="4" y="6" width="10" height="8" fill="${colour}" ${extra}/>`
const draw = (name: string, svg: string) => rasterise(source(name, svg), 'test.ts')
const pixelAt = (atlas: { pixels: Buffer; width: number }, x: number, y: number): number[] => [
  ...atlas.pixels.subarray((y * atlas.width + x) * 4, (y * atlas.width + x) * 4 + 4),
]

describe('drawing a frame', () => {
  test('a frame is cut to its visible part and remembers its position', () => {
    const frame = draw('a', rect('#ff0000'))
    expect(frame.trim).toEqual({ x: 4, y: 6, width: 10, height: 8 })
    expect([frame.width, frame.height]).toEqual([40, 20])
  })

  test('half transparent colours keep their full colour: alpha is not multiplied in', () => {
    const frame = draw('a', rect('#ff8000', 'opacity=".5"'))
    expect([...frame.pixels.subarray(0, 4)]).toEqual([255, 128, 0, 128])
  })

  test('the anchor is a share of the whole canvas, its middle when none is given', () => {
    expect(rasterise(source('a', rect('#fff'), { anchor: { x: 10, y: 5 } }), 'f').anchor).toEqual({ x: 0.25, y: 0.25 })
    expect(draw('a', rect('#fff')).anchor).toEqual({ x: 0.5, y: 0.5 })
  })

  test('an empty drawing is refused, with file, frame, problem and cure', () => {
    expect(() => draw('ghost', '<g/>')).toThrow(/test\.ts: "ghost": nothing is drawn\. Check/)
  })

  test('a drawing that runs into the edge of its canvas is refused, unless it is meant to', () => {
    const wide = '<rect width="40" height="20" fill="#fff"/>'
    expect(() => draw('wide', wide)).toThrow(/touches the edge of its 40x20 canvas/)
    expect(rasterise(source('wide', wide, { bleeds: true }), 'f').trim.width).toBe(40)
  })

  test('a path that is no path data is refused: it would silently not be drawn', () => {
    expect(() => draw('slip', '<path d="M0,0 LNaN,4" fill="#fff"/>')).toThrow(/the path "M0,0 LNaN,4" is no path data/)
    expect(() => draw('slip', '<path d="M0,0 length4,4" fill="#fff"/>')).toThrow(/misspelt command/)
  })

  test('broken SVG is refused, with what to look for', () => {
    expect(() => draw('torn', '<rect')).toThrow(/"torn": the drawing is not valid SVG.*unclosed tag/)
  })
})

describe('packing frames', () => {
  test('frames do not overlap, each with its border repeated and a gap to the next', () => {
    const atlas = packFrames('p', [draw('red', rect('#ff0000')), draw('blue', rect('#0000ff'))])
    const { red, blue } = atlas.frames
    if (!red || !blue) throw new Error('frames are missing')
    const gap = Math.max(Math.abs(red.frame.x - blue.frame.x) - 10, Math.abs(red.frame.y - blue.frame.y) - 8)
    expect(gap).toBeGreaterThanOrEqual(4)
    expect(pixelAt(atlas, red.frame.x, red.frame.y)).toEqual([255, 0, 0, 255])
    expect(pixelAt(atlas, red.frame.x - 1, red.frame.y - 1)).toEqual([255, 0, 0, 255])
    expect(pixelAt(atlas, red.frame.x + 10, red.frame.y + 8)).toEqual([255, 0, 0, 255])
    expect(pixelAt(atlas, red.frame.x - 2, red.frame.y)).toEqual([0, 0, 0, 0])
  })

  test('frames with the same pixels share one place, under both names', () => {
    const atlas = packFrames('p', [draw('a', rect('#ff0000')), draw('b', rect('#ff0000'))])
    expect(atlas.frames.a?.frame).toEqual(atlas.frames.b?.frame)
  })

  test('the frame data are what Phaser reads: source size, trim, anchor, no turning', () => {
    const { frames } = packFrames('p', [draw('a', rect('#ff0000'))])
    expect(frames.a).toMatchObject({
      rotated: false,
      trimmed: true,
      spriteSourceSize: { x: 4, y: 6, w: 10, h: 8 },
      sourceSize: { w: 40, h: 20 },
      anchor: { x: 0.5, y: 0.5 },
    })
  })

  test('a pack without frames is refused', () => {
    expect(() => packFrames('nothing', [])).toThrow(/nothing: .*no frames/)
  })

  test('frames that do not fit one texture are refused, with what to do', () => {
    const big = { x: 0, y: 0, width: 1500, height: 1500 } as const
    const square = (name: string, colour: string) =>
      rasterise(
        { name, svg: `<rect width="1500" height="1500" fill="${colour}"/>`, box: big, pxPerUnit: 1, bleeds: true },
        'f',
      )
    expect(() => packFrames('huge', [square('a', '#f00'), square('b', '#0f0')])).toThrow(/huge: .*2048x2048.*Split/)
  })
})
