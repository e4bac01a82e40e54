import { mkdir, writeFile } from 'node:fs/promises'
import path from 'node:path'
import sharp from 'sharp'
import type { OutputSource } from '../output.ts'
import { MAX_ATLAS_PX } from '../pack.ts'
import { type FrameSource, frameSize, rasterise } from '../rasterise.ts'
import { framesOf } from './frame-targets.ts'

/** Artists paint larger than the game shows. */
const PAINTING_SCALE = 2
const CLEAR = { r: 0, g: 0, b: 0, alpha: 0 } as const

/** Where a frame's picture belongs below `assets/override`, without its ending. */
const pathOf = (output: OutputSource, frame: FrameSource): string => {
  if (output.kind === 'picture') {
    return frame.name.startsWith('item-') ? `items/${frame.name.slice('item-'.length)}` : `pictures/${frame.name}`
  }
  return output.name.startsWith('pet-') ? `pets/${frame.name}` : frame.name
}

const paintedPng = (output: OutputSource, frame: FrameSource): Promise<Buffer> => {
  const size = frameSize(frame)
  const isTooLarge = Math.max(size.width, size.height) * PAINTING_SCALE > MAX_ATLAS_PX
  const scale = isTooLarge ? 1 : PAINTING_SCALE
  const { trim, width, height, pixels } = rasterise({ ...frame, pxPerUnit: frame.pxPerUnit * scale }, output.name)
  return sharp(pixels, { raw: { width: trim.width, height: trim.height, channels: 4 } })
    .extend({
      left: trim.x,
      top: trim.y,
      right: width - trim.x - trim.width,
      bottom: height - trim.y - trim.height,
      background: CLEAR,
    })
    .png()
    .toBuffer()
}

/**
 * Writes our own frames whose names begin with `prefix` as PNGs on their whole canvas, twice as large where that is
 * allowed, in the folders of `assets/override`: templates to paint over. Returns the files.
 */
export const writeTemplates = async (
  outputs: readonly OutputSource[],
  prefix: string,
  directory: string,
): Promise<string[]> => {
  const files: string[] = []
  for (const output of outputs) {
    for (const frame of framesOf(output)) {
      const isAsked = frame.name.startsWith(prefix) || pathOf(output, frame).startsWith(prefix)
      if (!isAsked || frame.svg === '') continue
      const file = path.join(directory, `${pathOf(output, frame)}.png`)
      await mkdir(path.dirname(file), { recursive: true })
      await writeFile(file, await paintedPng(output, frame))
      files.push(file)
    }
  }
  return files
}
