import fs from 'node:fs'
import path from 'node:path'

const ROOT = path.resolve(import.meta.dirname, '../../..')
const COPIED = ['src', 'assets', 'scenes', 'public', 'index.html', 'package.json', 'tsconfig.json', 'vite.config.ts']
const MADE = path.join(ROOT, 'assets/generated')

/**
 * A copy of this checkout's sources in `.cache`, below its packages, for tests that change what artists change. It has the art that
 * was built here in its cache, so that only what differs is built.
 * @returns its folder
 */
export const scratchRepository = (name: string): string => {
  const folder = path.join(ROOT, '.cache', `scratch-${name}`)
  fs.rmSync(folder, { recursive: true, force: true })
  for (const each of COPIED) {
    const filter = (source: string): boolean => source !== MADE
    fs.cpSync(path.join(ROOT, each), path.join(folder, each), { recursive: true, filter })
  }
  fs.mkdirSync(path.join(folder, '.cache'))
  fs.cpSync(path.join(ROOT, '.cache/assets'), path.join(folder, '.cache/assets'), { recursive: true })
  fs.symlinkSync(path.join(ROOT, 'node_modules'), path.join(folder, 'node_modules'))
  return folder
}
