import { createHash } from 'node:crypto'
import fs from 'node:fs'
import path from 'node:path'

const SOURCES = ['src', 'scenes', 'assets', 'public', 'index.html', 'package-lock.json', 'vite.config.ts']
const MADE_BY_THE_BUILD = path.join('assets', 'generated')

/** Follows symbolic links, but not into a folder that contains them. */
const filesBelow = (root: string, name: string, above: readonly string[] = []): string[] => {
  const file = path.join(root, name)
  if (name === MADE_BY_THE_BUILD || !fs.existsSync(file)) return []
  const about = fs.statSync(file)
  if (!about.isDirectory()) return about.isFile() ? [name] : []
  const place = fs.realpathSync(file)
  if (above.includes(place)) return []
  return fs
    .readdirSync(file)
    .sort()
    .flatMap((child) => filesBelow(root, path.join(name, child), [...above, place]))
}

export const sourceStamp = (root: string): string => {
  const hash = createHash('sha256')
  for (const name of SOURCES.flatMap((source) => filesBelow(root, source))) {
    hash.update(`${name}\0`)
    hash.update(fs.readFileSync(path.join(root, name)))
  }
  return hash.digest('hex')
}
