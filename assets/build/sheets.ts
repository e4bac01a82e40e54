import { mkdir, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { Resvg } from '@resvg/resvg-js'
import sharp from 'sharp'
import { svgDocument } from '../art/kit/svg.ts'
import { creatureSheet } from './sheets/creatures.ts'
import { fighterSheets } from './sheets/fighters.ts'
import { iconSheets, pictureSheets } from './sheets/icons.ts'
import { arenaSheets, effectSheet, mapSheet } from './sheets/world.ts'

/** The panel behind icons and pets in the game. */
const PANEL = '#2d1b66'

/** Without names, all sheets. */
const writeSheets = async (directory: string, only: readonly string[]): Promise<void> => {
  await mkdir(directory, { recursive: true })
  const sheets = [
    ...fighterSheets(),
    creatureSheet(),
    ...iconSheets(),
    ...pictureSheets(),
    mapSheet(),
    ...arenaSheets(),
    effectSheet(),
  ]
  for (const sheet of sheets) {
    if (only.length > 0 && !only.includes(sheet.name)) continue
    const png = new Resvg(svgDocument(sheet.width, sheet.height, sheet.svg, PANEL)).render().asPng()
    const file = path.join(directory, `${sheet.name}.png`)
    await writeFile(file, await sharp(png).png({ palette: true, quality: 92 }).toBuffer())
    console.log(`${file} ${sheet.width}x${sheet.height}`)
  }
}

await writeSheets(process.argv[2] ?? '.cache/sheets', process.argv.slice(3))
