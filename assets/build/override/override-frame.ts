import sharp from 'sharp'
import type { OverrideFrame } from '../override-source.ts'
import { ArtProblem } from '../problem.ts'
import {
  type Box,
  type FrameSource,
  finishedFrame,
  frameSize,
  type RasterFrame,
  touchesEdge,
  visibleBox,
} from '../rasterise.ts'
import type { AtlasEntry } from './atlas-json.ts'
import type { OverrideImage } from './override-image.ts'

const PIXEL = 4

/** Copies a rectangle of RGBA pixels. */
const copyRect = (
  from: { pixels: Buffer; width: number; x: number; y: number },
  to: { pixels: Buffer; width: number; x: number; y: number },
  size: { width: number; height: number },
): void => {
  for (let row = 0; row < size.height; row += 1) {
    const start = ((from.y + row) * from.width + from.x) * PIXEL
    from.pixels.copy(to.pixels, ((to.y + row) * to.width + to.x) * PIXEL, start, start + size.width * PIXEL)
  }
}

const cut = (pixels: Buffer, width: number, box: Box): Buffer => {
  const target = Buffer.alloc(box.width * box.height * PIXEL)
  copyRect({ pixels, width, x: box.x, y: box.y }, { pixels: target, width: box.width, x: 0, y: 0 }, box)
  return target
}

const resampled = (pixels: Buffer, from: OverrideFrame['canvas'], to: OverrideFrame['canvas']): Promise<Buffer> =>
  sharp(pixels, { raw: { ...from, channels: PIXEL } })
    .resize(to.width, to.height, { fit: 'fill', kernel: 'lanczos3' })
    .raw()
    .toBuffer()

/** One frame of an artist's image; `entry` says where it stands in the image and on its canvas. */
export const overrideFrame = (file: string, entry: AtlasEntry, image: OverrideImage): OverrideFrame => {
  const canvas = { width: entry.sourceSize.w, height: entry.sourceSize.h }
  const { x, y, w, h } = entry.frame
  const raster = async (source: FrameSource): Promise<RasterFrame> => {
    const drawn = Buffer.alloc(canvas.width * canvas.height * PIXEL)
    copyRect(
      { pixels: await image.pixels(), width: image.width, x, y },
      { pixels: drawn, width: canvas.width, ...entry.offset },
      { width: w, height: h },
    )
    const art = visibleBox(drawn, canvas.width, canvas.height)
    if (!art) {
      throw new ArtProblem(
        file,
        entry.name,
        'nothing is to be seen in it',
        'Draw it, or leave it out to keep the game’s own',
      )
    }
    if (touchesEdge(art, canvas.width, canvas.height) && !source.bleeds) {
      const size = `${canvas.width}x${canvas.height}`
      const cure = 'Make it smaller or move it inwards, on a canvas of the same size'
      throw new ArtProblem(
        file,
        entry.name,
        `the art touches the edge of its ${size} canvas and would be cut off`,
        cure,
      )
    }
    const size = frameSize(source)
    const same = size.width === canvas.width && size.height === canvas.height
    const pixels = same ? drawn : await resampled(drawn, canvas, size)
    const trim = same ? art : visibleBox(pixels, size.width, size.height)
    if (!trim) {
      const problem = `nothing is left of it at ${size.width}x${size.height}`
      throw new ArtProblem(file, entry.name, problem, 'Draw it larger on its canvas')
    }
    return finishedFrame(source, trim, cut(pixels, size.width, trim))
  }
  return { file, name: entry.name, hash: `${image.hash}:${JSON.stringify(entry)}`, canvas, raster }
}
