import { spawnSync } from 'node:child_process'
import { cpSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { stripVTControlCharacters } from 'node:util'

const ROOT = path.resolve(import.meta.dirname, '../..')
/** More than a run prints. */
const MOST_OUTPUT_BYTES = 64 * 1024 * 1024

/** A command that has ended. */
export interface Ended {
  readonly failed: boolean
  /** What it printed, without colours. */
  readonly output: string
}

/** Runs a command to its end. */
export const runIn = (
  cwd: string,
  command: string,
  args: readonly string[],
  env: Readonly<Record<string, string>> = {},
): Ended => {
  const { status, stdout, stderr } = spawnSync(command, args, {
    cwd,
    encoding: 'utf8',
    maxBuffer: MOST_OUTPUT_BYTES,
    env: { ...process.env, npm_config_loglevel: 'error', FORCE_COLOR: '0', ...env },
  })
  return { failed: status !== 0, output: stripVTControlCharacters(`${stdout}\n${stderr}`) }
}

/**
 * Runs git here.
 * @throws Error with what git said
 */
export const git = (...args: readonly string[]): string => {
  const { failed, output } = runIn(ROOT, 'git', args)
  if (failed) throw new Error(`git ${args.join(' ').slice(0, 200)} failed: ${output}`)
  return output.trim()
}

/** Works in a throwaway worktree of a commit, with our packages, our browser and the art that is built already. */
export const inWorktree = async <Result>(commit: string, work: (copy: string) => Result | Promise<Result>) => {
  const scratch = mkdtempSync(path.join(tmpdir(), 'house-kombat-worktree-'))
  const copy = path.join(scratch, 'copy')
  try {
    git('worktree', 'add', '--detach', '--quiet', copy, commit)
    // Nothing writes into packages: hard links cost neither time nor space.
    runIn(ROOT, 'cp', ['-al', path.join(ROOT, 'node_modules'), path.join(copy, 'node_modules')])
    for (const built of ['.cache/assets', 'assets/generated'])
      if (existsSync(path.join(ROOT, built)))
        cpSync(path.join(ROOT, built), path.join(copy, built), { recursive: true })
    const cache = path.join(ROOT, '.cache')
    const browsers = (existsSync(cache) ? readdirSync(cache) : []).filter((name) => name.startsWith('chromium-'))
    for (const name of browsers)
      runIn(ROOT, 'cp', ['-al', path.join(ROOT, '.cache', name), path.join(copy, '.cache', name)])
    return await work(copy)
  } finally {
    rmSync(scratch, { recursive: true, force: true })
    runIn(ROOT, 'git', ['worktree', 'prune'])
  }
}
