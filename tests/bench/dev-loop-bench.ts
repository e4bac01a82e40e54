import { appendFileSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { availableParallelism, tmpdir } from 'node:os'
import path from 'node:path'
import { buildAssets } from '../../assets/build/build-assets.ts'
import { inWorktree, runIn } from '../run/worktree.ts'
import { printFigure } from './figure.ts'

/**
 * What a developer waits for: the types of everything in a throwaway worktree of the last commit, in processor seconds, which others
 * on the machine change little; and all art from nothing, by one thread and by one a core, in turn. Linux tells the former alone.
 */
const CLOCK_TICKS_PER_SECOND = 100
const ART_ROUNDS = 2

/** Processor seconds of the processes that this one has started and that have ended. */
const childrenSeconds = (): number => {
  // The name in brackets may hold blanks: what follows it are fields 3 and on.
  const [, fields = ''] = readFileSync('/proc/self/stat', 'utf8').split(') ')
  const [user = '', system = ''] = fields.split(' ').slice(13, 15)
  return (Number(user) + Number(system)) / CLOCK_TICKS_PER_SECOND
}

const typecheckSeconds = (copy: string, ...args: readonly string[]): number => {
  const before = childrenSeconds()
  const { failed, output } = runIn(copy, 'npm', ['run', '--silent', 'typecheck', '--', ...args])
  if (failed) throw new Error(output)
  return childrenSeconds() - before
}

const benchTypes = (copy: string): void => {
  const figure = (name: string, value: number, atMost: number): void =>
    printFigure({ name, value, unit: 'processor seconds', bar: { atMost } })
  // The art of this checkout may be older than the last commit.
  runIn(copy, 'npm', ['run', 'assets'])
  figure('typecheck_cold', typecheckSeconds(copy, '--force'), 35)
  figure('typecheck_unchanged', typecheckSeconds(copy), 3)
  appendFileSync(path.join(copy, 'tests/rules/mining.test.ts'), 'export const added: number = 1\n')
  figure('typecheck_one_test_changed', typecheckSeconds(copy), 8)
  appendFileSync(path.join(copy, 'src/rules/units.ts'), 'export const added: number = 1\n')
  printFigure({ name: 'typecheck_one_rule_changed', value: typecheckSeconds(copy), unit: 'processor seconds' })
}

const artSeconds = async (threads: number): Promise<number> => {
  const scratch = mkdtempSync(path.join(tmpdir(), 'house-kombat-art-'))
  const { durationMs } = await buildAssets({
    threads,
    cacheDir: path.join(scratch, 'cache'),
    generatedDir: path.join(scratch, 'generated'),
  })
  rmSync(scratch, { recursive: true, force: true })
  return durationMs / 1000
}

const benchArt = async (): Promise<void> => {
  const cores = availableParallelism()
  const [one, each]: [number[], number[]] = [[], []]
  for (let round = 0; round < ART_ROUNDS; round += 1) {
    one.push(await artSeconds(1))
    each.push(await artSeconds(cores))
  }
  const [alone, together] = [Math.min(...one), Math.min(...each)]
  printFigure({ name: 'art_one_thread', value: alone, unit: 's' })
  printFigure({ name: `art_${cores}_threads`, value: together, unit: 's' })
  printFigure({ name: 'art_threads_to_one', value: together / alone, unit: 'ratio', bar: { atMost: 0.95 } })
}

if (process.platform === 'linux') await inWorktree('HEAD', benchTypes)
await benchArt()
