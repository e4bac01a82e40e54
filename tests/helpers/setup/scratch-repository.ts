import fs from 'node:fs'
import path from 'node:path'

const ROOT = path.resolve(import.meta.dirname, '../../..')
const COPIED = ['src', 'assets', 'scenes', 'public', 'index.html', 'package.json', 'tsconfig.json', 'vite.config.ts']
const MADE = path.join(ROOT, 'assets/generated')

/**
 * Copies this checkout's sources into `.cache`, below its packages, for tests that change what artists change. The art
 * built here is in the copy's cache, so that only what differs is built.
 * @returns the folder of the copy
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
