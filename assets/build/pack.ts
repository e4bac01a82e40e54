/// <reference path="./maxrects-packer.d.ts" />
import { MaxRectsPacker } from 'maxrects-packer/dist/maxrects-packer.mjs'
import { ArtProblem } from './problem.ts'
import type { RasterFrame } from './rasterise.ts'

/** Largest texture of old phones. */
export const MAX_ATLAS_PX = 2048
const EXTRUDE_PX = 1
const PADDING_PX = 2

interface Rect {
  readonly x: number
  readonly y: number
  readonly w: number
  readonly h: number
}

/** Phaser's "JSON hash" format. Phaser takes `anchor` as the frame's pivot. */
export interface AtlasFrame {
  readonly frame: Rect
  readonly rotated: false
  readonly trimmed: true
  readonly spriteSourceSize: Rect
  readonly sourceSize: { readonly w: number; readonly h: number }
  readonly anchor: { readonly x: number; readonly y: number }
}

export interface Atlas {
  readonly width: number
  readonly height: number
  readonly pixels: Buffer
  readonly frames: Readonly<Record<string, AtlasFrame>>
}

/** Repeats the pixels of each edge outside the frame, so that filtering does not bleed. */
const copyExtruded = (target: Buffer, targetWidth: number, left: number, top: number, source: RasterFrame): void => {
  const { width, height } = source.trim
  for (let y = -EXTRUDE_PX; y < height + EXTRUDE_PX; y += 1) {
    const sourceY = Math.min(height - 1, Math.max(0, y))
    for (let x = -EXTRUDE_PX; x < width + EXTRUDE_PX; x += 1) {
      const sourceX = Math.min(width - 1, Math.max(0, x))
      const from = (sourceY * width + sourceX) * 4
      source.pixels.copy(target, ((top + y) * targetWidth + left + x) * 4, from, from + 4)
    }
  }
}

/** Frames with equal pixels are packed once. Throws `ArtProblem` if the frames do not fit one texture. */
export const packFrames = (pack: string, frames: readonly RasterFrame[]): Atlas => {
  const unique = new Map<string, RasterFrame>()
  for (const frame of frames) if (!unique.has(frame.contentHash)) unique.set(frame.contentHash, frame)
  const packer = new MaxRectsPacker(MAX_ATLAS_PX, MAX_ATLAS_PX, PADDING_PX, {
    smart: true,
    pot: false,
    square: false,
    allowRotation: false,
    border: 2,
  })
  for (const source of unique.values()) {
    packer.add(source.trim.width + 2 * EXTRUDE_PX, source.trim.height + 2 * EXTRUDE_PX, source)
  }
  const [bin, ...more] = packer.bins
  if (!bin) throw new ArtProblem(pack, '*', 'the pack has no frames', 'Give it one or take it out of the manifest')
  if (more.length > 0) {
    throw new ArtProblem(
      pack,
      '*',
      `${frames.length} frames need more than ${MAX_ATLAS_PX}x${MAX_ATLAS_PX} px`,
      'Split the pack or draw its frames at fewer pixels per unit',
    )
  }
  const pixels = Buffer.alloc(bin.width * bin.height * 4)
  const places = new Map<string, { x: number; y: number }>()
  for (const rect of bin.rects) {
    const source = rect.data as RasterFrame
    const place = { x: rect.x + EXTRUDE_PX, y: rect.y + EXTRUDE_PX }
    places.set(source.contentHash, place)
    copyExtruded(pixels, bin.width, place.x, place.y, source)
  }
  const atlasFrames: Record<string, AtlasFrame> = {}
  for (const frame of frames) {
    const place = places.get(frame.contentHash)
    if (!place) continue
    const { x, y, width, height } = frame.trim
    atlasFrames[frame.name] = {
      frame: { ...place, w: width, h: height },
      rotated: false,
      trimmed: true,
      spriteSourceSize: { x, y, w: width, h: height },
      sourceSize: { w: frame.width, h: frame.height },
      anchor: frame.anchor,
    }
  }
  return { width: bin.width, height: bin.height, pixels, frames: atlasFrames }
}
