import { createHash } from 'node:crypto'
import { setImmediate as nextTurn } from 'node:timers/promises'
import { encodeSmaller } from './encode.ts'
import { packFrames } from './pack.ts'
import { type FrameSource, type RasterFrame, rasterise } from './rasterise.ts'

/** `fileName` is `<name>.<hash>.<extension>`. */
export interface OutputFile {
  readonly fileName: string
  readonly data: Buffer
}

export type OutputSource =
  | {
      readonly kind: 'pack'
      readonly name: string
      readonly frames: readonly FrameSource[]
      readonly quality: number
    }
  | { readonly kind: 'picture'; readonly name: string; readonly frame: FrameSource; readonly quality: number }

/**
 * Six hex digits: the first screen loads a manifest with every file name, so one digit more costs a byte for each file.
 */
const hashed = (name: string, extension: string, data: Buffer): OutputFile => ({
  fileName: `${name}.${createHash('sha256').update(data).digest('hex').slice(0, 6)}.${extension}`,
  data,
})

type Replaced = ReadonlyMap<string, RasterFrame>
const NOTHING_REPLACED: Replaced = new Map()

const pixelsOf = (frame: FrameSource, output: string, replaced: Replaced): RasterFrame =>
  replaced.get(frame.name) ?? rasterise(frame, output)

const makePack = async (source: Extract<OutputSource, { kind: 'pack' }>, replaced: Replaced): Promise<OutputFile[]> => {
  const frames: RasterFrame[] = []
  for (const frame of source.frames) {
    frames.push(pixelsOf(frame, source.name, replaced))
    // Node frees resvg's canvases only in a later turn of the event loop. In one turn a large pack would keep 250 MB of
    // them.
    await nextTurn()
  }
  const atlas = packFrames(source.name, frames)
  const encoded = await encodeSmaller(atlas.pixels, atlas.width, atlas.height, source.quality)
  const image = hashed(source.name, encoded.extension, encoded.data)
  const atlasJson = {
    frames: atlas.frames,
    meta: {
      app: 'house-kombat assets',
      image: image.fileName,
      format: 'RGBA8888',
      size: { w: atlas.width, h: atlas.height },
      scale: '1',
    },
  }
  return [image, hashed(source.name, 'json', Buffer.from(JSON.stringify(atlasJson)))]
}

const makePicture = async (
  source: Extract<OutputSource, { kind: 'picture' }>,
  replaced: Replaced,
): Promise<OutputFile[]> => {
  const raster = pixelsOf(source.frame, source.name, replaced)
  const canvas = Buffer.alloc(raster.width * raster.height * 4)
  for (let y = 0; y < raster.trim.height; y += 1) {
    const from = y * raster.trim.width * 4
    const to = ((y + raster.trim.y) * raster.width + raster.trim.x) * 4
    raster.pixels.copy(canvas, to, from, from + raster.trim.width * 4)
  }
  const encoded = await encodeSmaller(canvas, raster.width, raster.height, source.quality)
  return [hashed(source.name, encoded.extension, encoded.data)]
}

export const makeOutput = (source: OutputSource, replaced: Replaced = NOTHING_REPLACED): Promise<OutputFile[]> =>
  source.kind === 'pack' ? makePack(source, replaced) : makePicture(source, replaced)
