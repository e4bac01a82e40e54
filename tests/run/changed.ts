import { execFileSync, spawnSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { LEFT_OUT_OF_NPM_TEST } from '#tests/helpers/setup/npm-test.ts'
import { importsOf } from '#tests/helpers/source-imports.ts'

const ROOT = path.resolve(import.meta.dirname, '../..')
/** Running more related test files than this takes more than a minute. */
const FILES_MAX = 60

const git = (...args: readonly string[]): string[] =>
  execFileSync('git', args, { cwd: ROOT, encoding: 'utf8' }).split('\n').filter(Boolean)

const base = process.argv[2] ?? 'main'
const changed = [
  ...new Set([...git('diff', '--name-only', base), ...git('ls-files', '--others', '--exclude-standard')]),
].filter((file) => existsSync(path.join(ROOT, file)))
if (changed.length === 0) {
  console.log(`Nothing differs from ${base}.`)
  process.exit()
}

const files = git('ls-files', '--cached', '--others', '--exclude-standard', '*.ts', '*.tsx').filter((file) =>
  existsSync(path.join(ROOT, file)),
)
const tests = files.filter((file) => /^tests\/.*\.test\.tsx?$/.test(file) && !LEFT_OUT_OF_NPM_TEST.includes(file))

// Direct importers only, because over several steps every server test depends on every store.
const importers = files.filter((file) =>
  importsOf(file, readFileSync(path.join(ROOT, file), 'utf8')).some(
    // Type imports do not count, because the compiler checks types.
    ({ to, external, typeOnly }) => !external && !typeOnly && changed.includes(to),
  ),
)
const reached = new Set([...changed, ...importers])

/** The folder with the tests of a source file: its own path below `tests`, or the nearest parent that has tests. */
const testFolderOf = (file: string): string | null => {
  for (
    let folder = path.posix.dirname(file.replace(/^src\//, ''));
    folder.includes('/');
    folder = path.posix.dirname(folder)
  )
    if (tests.some((test) => test.startsWith(`tests/${folder}/`))) return `tests/${folder}/`
  return null
}
const folders = new Set([...reached].map(testFolderOf))
const related = tests.filter(
  (test) => reached.has(test) || [...folders].some((folder) => folder && test.startsWith(folder)),
)

const run = (command: string, ...args: readonly string[]): boolean => {
  console.log(`▶ ${command} ${args.join(' ')}`)
  return spawnSync('npx', [command, ...args], { cwd: ROOT, stdio: 'inherit' }).status === 0
}
const isClean = run('tsc', '--build') && run('biome', 'check', '--no-errors-on-unmatched', ...changed)
if (related.length > FILES_MAX) {
  console.log(`${related.length} test files use what changed: npm test runs them.`)
  process.exit(1)
}
const unit = ['run', '--config', 'tests/vitest.config.ts', ...related]
process.exit(isClean && (related.length === 0 || run('vitest', ...unit)) ? 0 : 1)
