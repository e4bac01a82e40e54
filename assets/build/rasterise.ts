import { createHash } from 'node:crypto'
import { Resvg } from '@resvg/resvg-js'
import { ArtProblem } from './problem.ts'

export interface Box {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}

/** The SVG is in the units of `box`. */
export interface FrameSource {
  readonly name: string
  readonly svg: string
  readonly box: Box
  readonly pxPerUnit: number
  /** Pivot in the units of `box`; by default its middle. */
  readonly anchor?: { readonly x: number; readonly y: number }
  /** Art that fills its canvas (a sky) may touch the edge. Other art that does so counts as cropped. */
  readonly bleeds?: boolean
}

export interface RasterFrame {
  readonly name: string
  /** Pixels before trimming. */
  readonly width: number
  readonly height: number
  /** Position and size of the pixels on the untrimmed canvas. */
  readonly trim: Box
  /** RGBA, straight alpha, `trim.width * trim.height * 4` bytes. */
  readonly pixels: Buffer
  /** As shares of the untrimmed canvas. */
  readonly anchor: { readonly x: number; readonly y: number }
  /** Frames with the same hash share one place in the atlas. */
  readonly contentHash: string
}

const VISIBLE_ALPHA = 3

export const visibleBox = (pixels: Buffer, width: number, height: number): Box | null => {
  let left = width
  let top = height
  let right = -1
  let bottom = -1
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      if ((pixels[(y * width + x) * 4 + 3] ?? 0) <= VISIBLE_ALPHA) continue
      if (x < left) left = x
      if (x > right) right = x
      if (y < top) top = y
      bottom = y
    }
  }
  return right < 0 ? null : { x: left, y: top, width: right - left + 1, height: bottom - top + 1 }
}

/** Also converts resvg's premultiplied alpha to straight alpha, which the encoders need. */
const cutStraight = (pixels: Buffer, canvasWidth: number, box: Box): Buffer => {
  const cut = Buffer.alloc(box.width * box.height * 4)
  for (let y = 0; y < box.height; y += 1) {
    for (let x = 0; x < box.width; x += 1) {
      const from = ((y + box.y) * canvasWidth + x + box.x) * 4
      const to = (y * box.width + x) * 4
      const alpha = pixels[from + 3] ?? 0
      for (let channel = 0; channel < 3; channel += 1) {
        const value = pixels[from + channel] ?? 0
        cut[to + channel] = alpha ? Math.min(255, Math.round((value * 255) / alpha)) : 0
      }
      cut[to + 3] = alpha
    }
  }
  return cut
}

/** Finds a path that resvg cannot parse: it would silently drop it. */
const brokenPath = (svg: string): string | null => {
  for (const [, path = ''] of svg.matchAll(/ d="([^"]*)"/g)) {
    if (!/^M[MLHVCSQTAZmlhvcsqtaz0-9e.,\s+-]*$/.test(path.trim())) return path.slice(0, 60)
  }
  return null
}

const rounded = (value: number): number => Number(value.toFixed(5))

export const frameSize = ({ box, pxPerUnit }: FrameSource): { width: number; height: number } => ({
  width: Math.round(box.width * pxPerUnit),
  height: Math.round(box.height * pxPerUnit),
})

export const anchorShare = ({ box, anchor }: FrameSource): { x: number; y: number } => {
  const { x, y } = anchor ?? { x: box.x + box.width / 2, y: box.y + box.height / 2 }
  return { x: rounded((x - box.x) / box.width), y: rounded((y - box.y) / box.height) }
}

export const touchesEdge = (art: Box, width: number, height: number): boolean =>
  art.x === 0 || art.y === 0 || art.x + art.width === width || art.y + art.height === height

/** `pixels` are RGBA with straight alpha, cut to `trim`. */
export const finishedFrame = (source: FrameSource, trim: Box, pixels: Buffer): RasterFrame => ({
  name: source.name,
  ...frameSize(source),
  trim,
  pixels,
  anchor: anchorShare(source),
  contentHash: createHash('sha256').update(`${trim.width}x${trim.height}`).update(pixels).digest('hex'),
})

/** Throws `ArtProblem` for a drawing that is broken, empty or cropped. `file` is named in the message. */
export const rasterise = (source: FrameSource, file: string): RasterFrame => {
  const { box, name } = source
  const broken = brokenPath(source.svg)
  if (broken !== null) {
    throw new ArtProblem(
      file,
      name,
      `the path "${broken}" is no path data`,
      'Look for NaN, undefined or a misspelt command',
    )
  }
  const { width, height } = frameSize(source)
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="${box.x} ${box.y} ${box.width} ${box.height}" preserveAspectRatio="none">${source.svg}</svg>`
  let pixels: Buffer
  try {
    pixels = new Resvg(svg, { font: { loadSystemFonts: false }, logLevel: 'error' }).render().pixels
  } catch (error) {
    throw new ArtProblem(
      file,
      name,
      `the drawing is not valid SVG (${String(error)})`,
      'Look for an unclosed tag or NaN',
    )
  }
  const trim = visibleBox(pixels, width, height)
  if (!trim) throw new ArtProblem(file, name, 'nothing is drawn', 'Check that the drawing lies inside its box')
  if (touchesEdge(trim, width, height) && !source.bleeds) {
    throw new ArtProblem(
      file,
      name,
      `the drawing touches the edge of its ${width}x${height} canvas and would be cut off`,
      'Make it smaller, move it, or make the box wider',
    )
  }
  return finishedFrame(source, trim, cutStraight(pixels, width, trim))
}
