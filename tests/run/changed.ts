import { execFileSync, spawnSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { LEFT_OUT_OF_NPM_TEST } from '#tests/helpers/setup/npm-test.ts'
import { importsOf } from '#tests/helpers/source-imports.ts'

const ROOT = path.resolve(import.meta.dirname, '../..')
/** More related test files than this take longer than a minute. */
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

/** The files that import each file, in the sources and tests of this checkout. */
const importers = new Map<string, string[]>()
for (const file of git('ls-files', '--cached', '--others', '--exclude-standard', '*.ts', '*.tsx')) {
  const full = path.join(ROOT, file)
  if (!existsSync(full)) continue
  // A type is checked by the compiler; only what runs can fail a test.
  for (const { to, external, typeOnly } of importsOf(file, readFileSync(full, 'utf8')))
    if (!external && !typeOnly) importers.set(to, [...(importers.get(to) ?? []), file])
}
const reached = new Set(changed)
for (const file of reached) for (const importer of importers.get(file) ?? []) reached.add(importer)
const isTest = (file: string): boolean => /^tests\/.*\.test\.tsx?$/.test(file) && !LEFT_OUT_OF_NPM_TEST.includes(file)
const tests = [...reached].filter(isTest)

const run = (command: string, ...args: readonly string[]): boolean => {
  console.log(`▶ ${command} ${args.join(' ')}`)
  return spawnSync('npx', [command, ...args], { cwd: ROOT, stdio: 'inherit' }).status === 0
}
const isClean = run('tsc', '--build') && run('biome', 'check', '--no-errors-on-unmatched', ...changed)
if (tests.length > FILES_MAX) {
  console.log(`${tests.length} test files use what changed: npm test runs them.`)
  process.exit(1)
}
const unit = ['run', '--config', 'tests/vitest.config.ts', ...tests]
process.exit(isClean && (tests.length === 0 || run('vitest', ...unit)) ? 0 : 1)
