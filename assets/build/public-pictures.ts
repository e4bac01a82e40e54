import { mkdir, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import sharp from 'sharp'
import { withFreshIds } from '#assets/art/kit/svg.ts'
import type { PictureDrawing } from '#assets/art/picture-drawing.ts'
import { drawAppIcon } from '#assets/art/pictures/app-icon.ts'
import { LINK_PREVIEW } from '#assets/art/pictures/link-preview.ts'
import { rasterise } from './rasterise.ts'

/** Pictures with a fixed address. They are committed: `npx tsx assets/build/public-pictures.ts` rewrites them. */
export const PUBLIC_PICTURES: Readonly<Record<string, PictureDrawing>> = {
  'app-icon.png': { svg: drawAppIcon, box: { x: 0, y: 0, width: 512, height: 512 }, pxPerUnit: 1 },
  'link-preview.png': LINK_PREVIEW,
}

const PUBLIC_DIR = fileURLToPath(new URL('../../public/', import.meta.url))

const png = (name: string, { svg, box, pxPerUnit }: PictureDrawing): Promise<Buffer> => {
  const { pixels, width, height } = rasterise({ name, svg: withFreshIds(svg), box, pxPerUnit, bleeds: true }, name)
  return sharp(pixels, { raw: { width, height, channels: 4 } })
    .flatten({ background: '#33188a' })
    .png({ palette: true, quality: 84, effort: 10 })
    .toBuffer()
}

export const writePublicPictures = async (directory = PUBLIC_DIR): Promise<Map<string, number>> => {
  await mkdir(directory, { recursive: true })
  const written = new Map<string, number>()
  for (const [name, drawing] of Object.entries(PUBLIC_PICTURES)) {
    const data = await png(name, drawing)
    await writeFile(path.join(directory, name), data)
    written.set(name, data.length)
  }
  return written
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  for (const [name, bytes] of await writePublicPictures()) console.log(`public/${name} ${(bytes / 1000).toFixed(0)} kB`)
}
