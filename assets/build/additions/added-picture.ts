import path from 'node:path'
import sharp, { type Sharp } from 'sharp'
import { PAINTING_SCALE } from '../override/canvas-size.ts'
import { type OverrideImage, openImage } from '../override/override-image.ts'
import { ArtProblem } from '../problem.ts'
import { type Box, type FrameSource, frameSize, rasterise } from '../rasterise.ts'
import { labelOf } from './addition-files.ts'

/** RGBA, straight alpha. */
export interface Pixels {
  readonly data: Buffer
  readonly width: number
  readonly height: number
}

const raw = ({ data, width, height }: Pixels): Sharp => sharp(data, { raw: { width, height, channels: 4 } })

export const openPicture = async (directory: string, file: string, name: string): Promise<Pixels> => {
  const image: OverrideImage = await openImage(path.join(directory, file), labelOf(file), name)
  return { data: await image.pixels(), width: image.width, height: image.height }
}

export const cutOut = async (pixels: Pixels, { x, y, width, height }: Box): Promise<Pixels> => ({
  data: await raw(pixels).extract({ left: x, top: y, width, height }).raw().toBuffer(),
  width,
  height,
})

/** All pictures have the same size; the first is at the back. */
export const stacked = async ([first, ...more]: readonly Pixels[]): Promise<Pixels> => {
  if (!first) throw new Error('There is no picture to stack')
  const over = more.map(({ data, width, height }) => ({ input: data, raw: { width, height, channels: 4 as const } }))
  const data = await raw(first).composite(over).raw().toBuffer()
  return { ...first, data }
}

export const inSquare = async (pixels: Pixels, edge: number): Promise<Pixels> => {
  const clear = { r: 0, g: 0, b: 0, alpha: 0 }
  const trimmed = await raw(pixels).trim({ background: clear, threshold: 1 }).png().toBuffer()
  const margin = Math.ceil(edge * 0.05)
  const data = await sharp(trimmed)
    .resize(edge - 2 * margin, edge - 2 * margin, { fit: 'contain', background: clear })
    .extend({ top: margin, bottom: margin, left: margin, right: margin, background: clear })
    .ensureAlpha()
    .raw()
    .toBuffer()
  return { data, width: edge, height: edge }
}

/**
 * A frame that contains the whole canvas of the picture. Throws `ArtProblem` if the picture is empty, cropped or of
 * another shape.
 */
export const pictureFrame = async (
  frame: Omit<FrameSource, 'svg'>,
  pixels: Pixels,
  file: string,
): Promise<FrameSource> => {
  const { width, height } = frameSize({ ...frame, svg: '' })
  const label = labelOf(file)
  if (Math.abs((pixels.width * height) / pixels.height - width) > 1) {
    const problem = `its canvas is ${pixels.width}x${pixels.height}, which has another shape`
    const cure = `Draw it on ${width * PAINTING_SCALE}x${height * PAINTING_SCALE} px, or in the same proportions`
    throw new ArtProblem(label, frame.name, problem, cure)
  }
  const png = await raw(pixels).resize(width, height, { fit: 'fill', kernel: 'lanczos3' }).png().toBuffer()
  const { x, y, width: wide, height: tall } = frame.box
  const href = `data:image/png;base64,${png.toString('base64')}`
  const svg = `<image x="${x}" y="${y}" width="${wide}" height="${tall}" preserveAspectRatio="none" href="${href}"/>`
  const source: FrameSource = { ...frame, svg }
  rasterise(source, label)
  return source
}
