import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'

const ROOT = path.resolve(import.meta.dirname, '../..')

/** Folder of the runners' reports and outputs. */
export const REPORTS = path.join(ROOT, '.cache/tests')

/** Counts of one runner, and the failed tests by name with the beginning of their messages. */
export interface Tally {
  readonly passed: number
  readonly failed: number
  readonly skipped: number
  readonly failures: readonly string[]
}

/** Counts and failures of several runners as one. */
export const sumOf = (tallies: readonly Tally[]): Tally => ({
  passed: tallies.reduce((sum, { passed }) => sum + passed, 0),
  failed: tallies.reduce((sum, { failed }) => sum + failed, 0),
  skipped: tallies.reduce((sum, { skipped }) => sum + skipped, 0),
  failures: tallies.flatMap(({ failures }) => failures),
})

/** A runner that crashed before its report, or fails without a failed test, counts as one failure. */
export const withCrash = (runner: string, tally: Tally, hasSucceeded: boolean): Tally =>
  hasSucceeded || tally.failed > 0
    ? tally
    : {
        ...tally,
        failed: 1,
        failures: [...tally.failures, `✗ ${runner} fell over, or failed outside its tests: its output tells`],
      }

/** The failures, repeated at the end because of a long log often only the end is kept, and the counts in the last line. */
export const closingLines = ({ passed, failed, skipped, failures }: Tally): string =>
  [
    ...(failures.length > 0 ? ['', 'Failed:', ...failures] : []),
    '',
    `${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`,
  ].join('\n')

/** Exit code of a run: nothing failed, and something ran. */
export const exitCodeOf = ({ passed, failed }: Tally): number => (failed === 0 && passed > 0 ? 0 : 1)

const TOTAL = path.join(REPORTS, 'total.json')

/** Keeps the counts of `npm test` for whoever sums them with others. */
export const writeTotal = (total: Tally): void => writeFileSync(TOTAL, JSON.stringify(total))

/** Forgets the counts of an earlier `npm test`. */
export const dropTotal = (): void => rmSync(TOTAL, { force: true })

/** Counts of the last `npm test`; null when it left none. */
export const readTotal = (): Tally | null => {
  try {
    return JSON.parse(readFileSync(TOTAL, 'utf8')) as Tally
  } catch {
    return null
  }
}
