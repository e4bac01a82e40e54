import { spawnSync } from 'node:child_process'
import { cpSync, existsSync, readFileSync, symlinkSync } from 'node:fs'
import path from 'node:path'

export const ROOT = path.resolve(import.meta.dirname, '../..')
export const BENCH_CACHE = path.join(ROOT, '.cache/bench')
const PACKAGES = 'package-lock.json'

const run = (cwd: string, program: string, ...args: readonly string[]): string => {
  const { status, stdout, stderr } = spawnSync(program, args, { cwd, encoding: 'utf8' })
  if (status !== 0) throw new Error(`${program} ${args.join(' ')}: ${stderr}`)
  return stdout.trim()
}

const lockfileOf = (checkout: string): string => readFileSync(path.join(checkout, PACKAGES), 'utf8')

/**
 * Checks a commit out into `.cache/bench`, once, and builds its art from this checkout's cache.
 * @throws Error when a command fails, for example because a shallow clone does not have the commit
 */
export const checkOut = (commit: string): string => {
  const id = run(ROOT, 'git', 'rev-parse', '--verify', `${commit}^{commit}`)
  const folder = path.join(BENCH_CACHE, id)
  if (existsSync(path.join(folder, 'assets/generated/manifest.ts'))) return folder
  // Git still knows a worktree whose folder was deleted by hand or never finished. Removes it first.
  spawnSync('git', ['worktree', 'remove', '--force', folder], { cwd: ROOT })
  run(ROOT, 'git', 'worktree', 'prune')
  run(ROOT, 'git', 'worktree', 'add', '--detach', folder, id)
  if (lockfileOf(folder) === lockfileOf(ROOT))
    symlinkSync(path.join(ROOT, 'node_modules'), path.join(folder, 'node_modules'))
  else run(folder, 'npm', 'ci')
  const art = path.join(ROOT, '.cache/assets')
  if (existsSync(art)) cpSync(art, path.join(folder, '.cache/assets'), { recursive: true })
  run(folder, process.execPath, '--import', 'tsx', 'assets/build/run.ts')
  return folder
}
