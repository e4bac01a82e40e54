import { spawnSync } from 'node:child_process'
import { existsSync, readdirSync } from 'node:fs'
import path from 'node:path'
import { parseArgs } from 'node:util'
import sharp, { type OverlayOptions } from 'sharp'
import { framesInRows } from './arena-frames.ts'
import { tellingFrames } from './film-frames.ts'
import { labelOf } from './sheet-label.ts'

/** The strips of each walk through the real game: name, title, and the smallest distance of two frames in ms. */
const WALKS = {
  'first-day': [
    ['joining', 'Join now: the pet jumps to its island, coins are counted, home opens out of it', 350],
    ['claim', 'The first claim', 170],
    ['result', 'The result counts up', 170],
    ['pat', 'The pet, patted', 110],
  ],
  celebrations: [
    ['second-day', 'The second day: while you were away, the daily reward', 600],
    ['first-days', 'A step of the first seven days is opened', 250],
    ['eighth-day', 'The eighth day', 600],
    ['purchase', 'A purchase', 250],
    ['promotion', 'A win that promotes', 500],
    ['boss', 'A boss fight: the damage counts', 350],
  ],
  'season-end': [
    ['season-chest', 'Continue: the season starts, and the chest of the one before opens', 300],
    ['home-chest', 'The chest from home, of who has started', 300],
    ['league-cup', 'What the Special league has brought', 300],
  ],
} as const satisfies Record<string, readonly (readonly [name: string, title: string, stepMs: number])[]>

/**
 * Shows a walk of the browser tests on one sheet: strips of what moves, then a picture of each station. First walks its
 * spec in the real game (after `npm run build`): `npx tsx tests/run/walk-sheet.ts first-day`, or another walk.
 * `--walked` uses what the last walk has left.
 */
const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: {
    quality: { type: 'string', default: '40' },
    walked: { type: 'boolean', default: false },
  },
})
const walk = (Object.keys(WALKS) as (keyof typeof WALKS)[]).find((name) => name === positionals[0])
if (walk === undefined) throw new Error(`Say which walk: ${Object.keys(WALKS).join(', ')}`)

const ROOT = path.resolve(import.meta.dirname, '../..')
const RESULTS = path.join(ROOT, 'test-results')
const SHEET = `tests/readme/strips/${walk}.webp`
const STRIP_FRAMES = 12
const STATIONS_IN_ROW = 7
const SHEET_WIDTH = 1344

if (!values.walked) {
  const args = ['playwright', 'test', '--config', 'tests/playwright.config.ts', `tests/e2e/${walk}.spec.ts`]
  const { status } = spawnSync('npx', args, { cwd: ROOT, stdio: 'inherit', env: { ...process.env, FILM: '1' } })
  if (status !== 0) throw new Error(`The walk ${walk} failed: see above`)
}
const folders = readdirSync(RESULTS)
  .filter((folder) => folder.startsWith(`e2e-${walk}-`))
  .map((folder) => path.join(RESULTS, folder))
if (folders.length === 0) throw new Error(`Nobody has walked ${walk}`)

const framesOf = async (name: string, stepMs: number): Promise<readonly Buffer[]> => {
  const film = folders.map((folder) => path.join(folder, `film-${name}`)).find(existsSync)
  if (film === undefined) throw new Error(`Nobody has filmed ${name}`)
  const files = await tellingFrames(film, stepMs, STRIP_FRAMES)
  return Promise.all(
    files.map((file) =>
      sharp(file)
        .resize(SHEET_WIDTH / STRIP_FRAMES)
        .png()
        .toBuffer(),
    ),
  )
}
const stations = folders.flatMap((folder) =>
  readdirSync(folder)
    .filter((file) => file.endsWith('.png'))
    .sort()
    .map((file) => path.join(folder, file)),
)
const pictures = await Promise.all(
  stations.map((file) =>
    sharp(file)
      .resize(SHEET_WIDTH / STATIONS_IN_ROW)
      .png()
      .toBuffer(),
  ),
)
const blocks = [
  ...(await Promise.all(
    WALKS[walk].map(async ([name, title, stepMs]) => ({
      title: `${title} (every ${stepMs} ms in which something moves)`,
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
const { size } = await sheet.webp({ quality: Number(values.quality), effort: 6 }).toFile(path.join(ROOT, SHEET))
console.log(`${SHEET}: ${stations.length} stations, ${Math.round(size / 1000)} kB`)
