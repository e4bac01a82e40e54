import fs from 'node:fs'
import path from 'node:path'
import { build } from 'vite'
import { type ArtOptions, artWords, buildArt } from './build-art.ts'
import { precompress } from './precompress.ts'
import { sourceStamp } from './source-stamp.ts'

const ROOT = process.cwd()
const DIST = path.join(ROOT, 'dist')
const STAMP_FILE = path.join(DIST, 'stamp.txt')
const COMPRESSED_DIR = path.join(ROOT, '.cache/compressed')
const BUILD_ID_DIGITS = 12

export const CLIENT_DIR = path.join(DIST, 'client')
export const DESK_DIR = path.join(DIST, 'desk')
export const SERVER_FILE = path.join(DIST, 'server', 'main.js')

type Say = (line: string) => void

const timed = async (say: Say, what: string, work: () => Promise<unknown>): Promise<void> => {
  const startedMs = performance.now()
  await work()
  say(`  ${what} (${((performance.now() - startedMs) / 1000).toFixed(1)} s)`)
}

/** Writes the stamp last, so that a partial build has none. @param art.strict refuses artists' files without credits */
export const buildAll = async (say: Say, art: Pick<ArtOptions, 'strict'> = {}): Promise<void> => {
  const stamp = sourceStamp(ROOT)
  const buildId = stamp.slice(0, BUILD_ID_DIGITS)
  fs.rmSync(STAMP_FILE, { force: true })
  say('Building House Kombat:')
  await timed(say, 'art', () => buildArt(say, { ...art, quiet: true }))
  await timed(say, 'client', () => build({ root: ROOT, logLevel: 'warn' }))
  fs.writeFileSync(path.join(CLIENT_DIR, 'build-id.txt'), buildId)
  await timed(say, 'desk', () =>
    // The desk's own configuration sets the root. A root given here would override it.
    build({ logLevel: 'warn', configFile: path.join(ROOT, 'src/desk/vite.config.ts') }),
  )
  await timed(say, 'compressed copies', async () => {
    for (const folder of [CLIENT_DIR, DESK_DIR]) await precompress(folder, COMPRESSED_DIR)
  })
  await timed(say, 'server', () =>
    build({ root: ROOT, logLevel: 'warn', configFile: path.join(ROOT, 'src/server/vite.config.ts') }),
  )
  fs.writeFileSync(STAMP_FILE, stamp)
}

/** Skips a build that is up to date, but repeats its warnings. */
export const buildIfNeeded = async (say: Say): Promise<void> => {
  const built = fs.existsSync(STAMP_FILE) ? fs.readFileSync(STAMP_FILE, 'utf8') : null
  if (built !== sourceStamp(ROOT)) await buildAll(say)
  else for (const line of artWords()) say(line)
}
