import { spawnSync } from 'node:child_process'
import fs from 'node:fs'
import path from 'node:path'
import { migrations } from '../../../src/server/db/migrate.ts'

const ROOT = path.resolve(import.meta.dirname, '../../..')
const PREVIOUS = 'HEAD~1'
const SOURCES = ['src', 'assets/manifest', 'package.json', 'tsconfig.json']

const git = (...args: readonly string[]) => spawnSync('git', args, { cwd: ROOT, encoding: 'utf8' })

/** The commit before this one can be started here: it is known (no shallow clone), and has the same packages. */
export const hasPreviousBuild = (): boolean =>
  git('rev-parse', '--verify', PREVIOUS).status === 0 &&
  git('diff', '--quiet', PREVIOUS, '--', 'package-lock.json').status === 0

/** Whether a database can be of both builds: this one's migrations begin with those of the previous one, and none after them stops it. */
export const continuesPreviousBuild = (): boolean => {
  const list = git('show', `${PREVIOUS}:src/server/db/migrate.ts`).stdout
  const names = [...list.matchAll(/^ {2}'(\d{3}-[\w-]+)': /gm)].map(([, name]) => name)
  const own = Object.keys(migrations)
  const stopsPrevious = own.slice(names.length).some((name) => migrations[name]?.stopsOlder)
  return names.length > 0 && names.every((name, index) => name === own[index]) && !stopsPrevious
}

/** Writes the sources of the previous commit into `.cache`, below this checkout's packages, and returns their folder. */
export const checkOutPreviousBuild = (): string => {
  const folder = path.join(ROOT, '.cache/previous-build')
  fs.rmSync(folder, { recursive: true, force: true })
  fs.mkdirSync(folder, { recursive: true })
  const archive = path.join(folder, 'sources.tar')
  for (const [program, ...args] of [
    ['git', 'archive', '-o', archive, PREVIOUS, ...SOURCES],
    ['tar', '-xf', archive, '-C', folder],
  ] as const) {
    const { status, stderr } = spawnSync(program, args, { cwd: ROOT, encoding: 'utf8' })
    if (status !== 0) throw new Error(`${program} ${args.join(' ')}: ${stderr}`)
  }
  // Made by the build, and of no weight for a server: it names pictures.
  fs.symlinkSync(path.join(ROOT, 'assets/generated'), path.join(folder, 'assets/generated'))
  return folder
}
