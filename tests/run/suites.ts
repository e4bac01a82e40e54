import { readFileSync } from 'node:fs'
import path from 'node:path'
import { WITHOUT_CI_ONLY } from '../helpers/setup/ci-only.ts'
import { failedOfPlaywright, failedOfVitest, type PlaywrightReport, type VitestReport } from './failed-tests.ts'
import { bin, type StepRunner } from './step.ts'
import { REPORTS, type Tally, withCrash } from './tally.ts'

/** Tag of the shots that `npm test` takes: every screen's fullest state, and the arena's main moments. CI takes the others besides. */
export const MAIN_SHOTS = '@main'

const ROOT = path.resolve(import.meta.dirname, '../..')
const NONE: Tally = { passed: 0, failed: 0, skipped: 0, failures: [] }

const report = <Report>(name: string): Report | undefined => {
  try {
    return JSON.parse(readFileSync(path.join(REPORTS, `${name}.json`), 'utf8')) as Report
  } catch {
    return undefined
  }
}

/** A check without a counting runner is one test: it holds or it does not. */
export const check = async (steps: StepRunner, title: string, name: string, args: readonly string[]): Promise<Tally> =>
  (await steps.run({ title, command: bin(name), args }))
    ? { ...NONE, passed: 1 }
    : { ...NONE, failed: 1, failures: [`✗ ${title}: ${name} ${args.join(' ')}`] }

/** Unit tests of all projects: `files`, if any are named, else all but those that CI alone runs. */
export const vitest = async (steps: StepRunner, title: string, files: readonly string[] = []): Promise<Tally> => {
  const hasSucceeded = await steps.run({
    title,
    command: bin('vitest'),
    args: ['run', '--config=tests/vitest.config.ts', ...files],
    env: files.length > 0 ? {} : { [WITHOUT_CI_ONLY]: '1' },
  })
  const counted = report<VitestReport & { numPassedTests: number; numFailedTests: number; numPendingTests: number }>(
    'vitest',
  )
  const tally = counted
    ? {
        passed: counted.numPassedTests,
        failed: counted.numFailedTests,
        skipped: counted.numPendingTests,
        failures: failedOfVitest(counted, ROOT),
      }
    : NONE
  return withCrash(title, tally, hasSucceeded)
}

/** Suite of Playwright with a configuration of its own, which names its JSON report `reportName`. */
export const playwright = async (
  steps: StepRunner,
  title: string,
  reportName: 'playwright' | 'shots',
  args: readonly string[] = [],
): Promise<Tally> => {
  const config = `tests/${reportName}.config.ts`
  const hasSucceeded = await steps.run({
    title,
    command: bin('playwright'),
    args: ['test', '--config', config, ...args],
  })
  const counted = report<
    PlaywrightReport & { stats: { expected: number; unexpected: number; flaky: number; skipped: number } }
  >(reportName)
  const tally = counted
    ? {
        passed: counted.stats.expected,
        failed: counted.stats.unexpected + counted.stats.flaky,
        skipped: counted.stats.skipped,
        failures: failedOfPlaywright(counted),
      }
    : NONE
  return withCrash(title, tally, hasSucceeded)
}
