import { spawnSync } from 'node:child_process'
import { readdirSync } from 'node:fs'
import path from 'node:path'
import { parseArgs } from 'node:util'
import sharp, { type OverlayOptions } from 'sharp'
import { framesInRows } from './arena-frames.ts'
import { labelOf } from './sheet-label.ts'

/**
 * A new player's first day on one sheet: strips of what moves, then a picture of each station. Walks `first-day.spec.ts` in the real game
 * (`npm run build` first): `npx tsx tests/run/first-day-sheet.ts`; `--walked` takes what the last walk has left.
 */
const { values } = parseArgs({
  options: {
    out: { type: 'string', default: 'tests/readme/strips/first-day.webp' },
    quality: { type: 'string', default: '40' },
    walked: { type: 'boolean', default: false },
  },
})

const ROOT = path.resolve(import.meta.dirname, '../..')
const RESULTS = path.join(ROOT, 'test-results')
const STRIP_FRAMES = 12
const STATIONS_IN_ROW = 7
const SHEET_WIDTH = 1344
/** What a strip shows, and how far apart its frames are. */
const STRIPS = [
  ['joining', 'Join now: the pet jumps to its island, coins are counted, home opens out of it', 350],
  ['claim', 'The first claim, then the boosts', 170],
  ['result', 'The result counts up', 170],
  ['pat', 'The pet, patted', 110],
] as const

if (!values.walked) {
  const walk = ['playwright', 'test', '--config', 'tests/playwright.config.ts', 'tests/e2e/first-day.spec.ts']
  const { status } = spawnSync('npx', walk, { cwd: ROOT, stdio: 'inherit', env: { ...process.env, FILM: '1' } })
  if (status !== 0) throw new Error('The first day failed: see above')
}
const walked = readdirSync(RESULTS).find((folder) => folder.startsWith('e2e-first-day'))
if (walked === undefined) throw new Error('Nobody has walked the first day')
const folder = path.join(RESULTS, walked)

/** Of all that was filmed the last frame drawn at each step. */
const framesOf = async (name: string, stepMs: number): Promise<readonly Buffer[]> => {
  const taken = readdirSync(path.join(folder, `film-${name}`)).sort()
  return Promise.all(
    Array.from({ length: STRIP_FRAMES }, (_, at) => {
      const shown = taken.findLast((file) => Number.parseInt(file, 10) <= at * stepMs) ?? taken[0]
      return sharp(path.join(folder, `film-${name}`, shown ?? ''))
        .resize(SHEET_WIDTH / STRIP_FRAMES)
        .png()
        .toBuffer()
    }),
  )
}
const stations = readdirSync(folder)
  .filter((file) => file.endsWith('.png'))
  .sort()
const pictures = await Promise.all(
  stations.map((file) =>
    sharp(path.join(folder, file))
      .resize(SHEET_WIDTH / STATIONS_IN_ROW)
      .png()
      .toBuffer(),
  ),
)
const blocks = [
  ...(await Promise.all(
    STRIPS.map(async ([name, title, stepMs]) => ({
      title: `${title} (${stepMs} ms)`,
      rows: await framesInRows(await framesOf(name, stepMs), STRIP_FRAMES),
    })),
  )),
  {
    title: stations.map((file) => path.parse(file).name).join('   '),
    rows: await framesInRows(pictures, STATIONS_IN_ROW),
  },
]
let height = 0
const layers: OverlayOptions[] = []
for (const { title, rows } of blocks) {
  const label = labelOf(title, SHEET_WIDTH)
  const { data, info } = await rows.png().toBuffer({ resolveWithObject: true })
  layers.push({ input: label.picture, left: 0, top: height }, { input: data, left: 0, top: height + label.height })
  height += label.height + info.height
}
const sheet = sharp({ create: { width: SHEET_WIDTH, height, channels: 3, background: '#000' } }).composite(layers)
const { size } = await sheet.webp({ quality: Number(values.quality), effort: 6 }).toFile(path.resolve(ROOT, values.out))
console.log(`${values.out}: ${stations.length} stations, ${Math.round(size / 1000)} kB`)
