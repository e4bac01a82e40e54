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
import { sizeText } from './canvas-size.ts'
import type { OverrideImage } from './override-image.ts'
import { suspicionsOf } from './suspicions.ts'

const PIXEL = 4

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

const copyTurned = (
  from: { pixels: Buffer; width: number; x: number; y: number },
  to: { pixels: Buffer; width: number; x: number; y: number },
  size: { width: number; height: number },
): void => {
  for (let y = 0; y < size.height; y += 1) {
    for (let x = 0; x < size.width; x += 1) {
      const start = ((from.y + x) * from.width + from.x + size.height - 1 - y) * PIXEL
      from.pixels.copy(to.pixels, ((to.y + y) * to.width + to.x + x) * PIXEL, start, start + PIXEL)
    }
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

export const overrideFrame = (
  file: string,
  entry: AtlasEntry,
  image: OverrideImage,
  alsoNamed: readonly string[] = [],
): OverrideFrame => {
  const canvas = { width: entry.sourceSize.w, height: entry.sourceSize.h }
  const { x, y, w, h } = entry.frame
  const onCanvas = async (): Promise<Buffer> => {
    const drawn = Buffer.alloc(canvas.width * canvas.height * PIXEL)
    const copy = entry.rotated ? copyTurned : copyRect
    copy(
      { pixels: await image.pixels(), width: image.width, x, y },
      { pixels: drawn, width: canvas.width, ...entry.offset },
      { width: w, height: h },
    )
    return drawn
  }
  const suspicions = async (source: FrameSource): Promise<readonly ArtProblem[]> =>
    suspicionsOf({ pixels: await onCanvas(), ...canvas }, source).map(
      ([problem, cure]) => new ArtProblem(file, entry.name, problem, cure),
    )
  const raster = async (source: FrameSource): Promise<RasterFrame> => {
    const drawn = await onCanvas()
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
      const problem = `the art touches the edge of its ${sizeText(canvas)} canvas and would be cut off`
      const cure = 'Leave the ground around it clear, and make it smaller or move it inwards on the same canvas'
      throw new ArtProblem(file, entry.name, problem, cure)
    }
    const size = frameSize(source)
    const same = size.width === canvas.width && size.height === canvas.height
    const pixels = same ? drawn : await resampled(drawn, canvas, size)
    const trim = same ? art : visibleBox(pixels, size.width, size.height)
    if (!trim) {
      const problem = `nothing is left of it at ${sizeText(size)}`
      throw new ArtProblem(file, entry.name, problem, 'Draw it larger on its canvas')
    }
    return finishedFrame(source, trim, cut(pixels, size.width, trim))
  }
  const hash = `${image.hash}:${JSON.stringify(entry)}`
  return { file, name: entry.name, alsoNamed, hash, canvas, raster, suspicions }
}
