import { spawnSync } from 'node:child_process'
import fs from 'node:fs'
import path from 'node:path'

const ROOT = path.resolve(import.meta.dirname, '../../..')
const PREVIOUS = 'HEAD~1'
const SOURCES = ['src', 'assets/manifest', 'package.json', 'tsconfig.json']
/** A build without these could not yet live beside a newer one: issue 15 lets its first migrations stop the game. */
const NEEDED = ['src/server/db/statement-names.ts', 'src/server/db/migrations/m016-guarded-writes.ts']

const git = (...args: readonly string[]) => spawnSync('git', args, { cwd: ROOT, encoding: 'utf8' })

const has = (file: string): boolean => git('cat-file', '-e', `${PREVIOUS}:${file}`).status === 0

/** The commit before this one can be started here: it is known (no shallow clone), can live beside a newer build, and has the same packages. */
export const hasPreviousBuild = (): boolean =>
  git('rev-parse', '--verify', PREVIOUS).status === 0 &&
  NEEDED.every(has) &&
  git('diff', '--quiet', PREVIOUS, '--', 'package-lock.json').status === 0

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
