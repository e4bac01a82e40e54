import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, renameSync, rmSync } from 'node:fs'
import path from 'node:path'
import { sourceStamp } from '#server/run/source-stamp.ts'
import { keepNewestBuilds } from './kept-builds.ts'

const ROOT = path.resolve(import.meta.dirname, '../..')
const DIST = path.join(ROOT, 'dist')
const BUILDS = path.join(ROOT, '.cache/server')
const STAMP_DIGITS = 12

const isDistOf = (stamp: string): boolean => {
  const file = path.join(DIST, 'stamp.txt')
  return existsSync(file) && readFileSync(file, 'utf8') === stamp
}

const build = (folder: string): void => {
  const unfinished = `${folder}.${process.pid}`
  // Vitest's NODE_ENV would change the build.
  const { NODE_ENV: _ofVitest, ...env } = process.env
  const { status, stdout, stderr } = spawnSync(
    path.join(ROOT, 'node_modules/.bin/vite'),
    ['build', '--config', 'src/server/vite.config.ts', '--outDir', unfinished, '--logLevel', 'warn'],
    { cwd: ROOT, encoding: 'utf8', env },
  )
  if (status !== 0) throw new Error(`The server could not be built: ${stdout}${stderr}`)
  // Two workers may build the same. The second one finds the folder there.
  if (existsSync(folder)) rmSync(unfinished, { recursive: true })
  else renameSync(unfinished, folder)
}

let file: string | undefined

/**
 * The server as `npm start` runs it: one file, which starts in a quarter of the processor time that its sources take.
 * Uses `dist` if it is up to date, else builds once for these sources.
 * @throws Error with the output of the build
 */
export const builtServer = (): string => {
  if (file !== undefined) return file
  const stamp = sourceStamp(ROOT)
  let folder = path.join(DIST, 'server')
  if (!isDistOf(stamp)) {
    folder = path.join(BUILDS, stamp.slice(0, STAMP_DIGITS))
    if (!existsSync(folder)) {
      mkdirSync(BUILDS, { recursive: true })
      keepNewestBuilds(BUILDS)
      build(folder)
    }
  }
  file = path.join(folder, 'main.js')
  return file
}
