import { mkdir, writeFile } from 'node:fs/promises'
import path from 'node:path'
import sharp from 'sharp'
import { EXTRA_ICON_NAMES } from '#assets/manifest/extra-names.ts'
import { ICON_NAMES } from '../icon-sources.ts'
import type { OutputSource } from '../output.ts'
import { type FrameSource, rasterise } from '../rasterise.ts'
import { paintingScale } from './canvas-size.ts'
import { framesOf, frameTargets } from './frame-targets.ts'

const CLEAR = { r: 0, g: 0, b: 0, alpha: 0 } as const
const ICONS: ReadonlySet<string> = new Set([...ICON_NAMES, ...EXTRA_ICON_NAMES])

const pathOf = (output: OutputSource, frame: FrameSource): string => {
  if (frame.name.startsWith('item-')) return `items/${frame.name.slice('item-'.length)}`
  if (output.kind === 'picture') return `${ICONS.has(frame.name) ? 'icons' : 'pictures'}/${frame.name}`
  if (output.name.startsWith('pet-')) return `pets/${frame.name}`
  if (/^(?:boss|demons)-/.test(output.name)) return `creatures/${frame.name}`
  return output.name === 'map' ? `map/${frame.name}` : frame.name
}

const paintedPng = (output: OutputSource, frame: FrameSource): Promise<Buffer> => {
  const source = { ...frame, pxPerUnit: frame.pxPerUnit * paintingScale(frame) }
  const { trim, width, height, pixels } = rasterise(source, output.name)
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

const ENDING = /\.(?:png|webp)$/

export interface Template {
  readonly output: OutputSource
  readonly frame: FrameSource
  readonly place: string
}

/** Frames whose name begins with `words`, or exactly one if `words` ends in a file extension. */
export const templatesFor = (outputs: readonly OutputSource[], words: string): Template[] => {
  const prefix = words.replace(/^(?:\.\/)?assets\/override\//, '').replace(ENDING, '')
  const isOneFile = ENDING.test(words)
  const exact = frameTargets(outputs).find(prefix)?.frame
  return outputs.flatMap((output) =>
    framesOf(output)
      .map((frame) => ({ output, frame, place: pathOf(output, frame) }))
      .filter(
        ({ frame, place }) =>
          frame === exact || (!isOneFile && (frame.name.startsWith(prefix) || place.startsWith(prefix))),
      )
      .filter(({ frame }) => frame.svg !== ''),
  )
}

/** Writes the game's frames as PNG files to paint over, at twice the size where possible. Returns the files. */
export const writeTemplates = async (
  outputs: readonly OutputSource[],
  words: string,
  directory: string,
): Promise<string[]> => {
  const files: string[] = []
  for (const { output, frame, place } of templatesFor(outputs, words)) {
    const file = path.join(directory, `${place}.png`)
    await mkdir(path.dirname(file), { recursive: true })
    await writeFile(file, await paintedPng(output, frame))
    files.push(file)
  }
  return files
}
