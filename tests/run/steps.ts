import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { createInterface } from 'node:readline'
import { stripVTControlCharacters } from 'node:util'
import { type Tally, tallyOf } from './report.ts'

const ROOT = path.resolve(import.meta.dirname, '../..')
const REPORTS = path.join(ROOT, '.cache/tests')

/** Report of `npm test` as a whole, which CI adds to its own. */
export const TOTAL = 'total.json'

/** Arguments with which Vitest shows its progress and writes a report. */
export const WITH_REPORT = '--reporter=default --reporter=json --outputFile.json=.cache/tests/vitest.json'

export interface Step {
  readonly title: string
  readonly command: string
  /** Report that the command writes into `.cache/tests`. A step without one counts as one test. */
  readonly report?: string
}

const tallies: Tally[] = []

const readTally = (report: string): Tally => {
  try {
    return tallyOf(JSON.parse(readFileSync(path.join(REPORTS, report), 'utf8')))
  } catch {
    return { passed: 0, skipped: 0, failures: [] }
  }
}

export const count = (tally: Tally): void => {
  tallies.push(tally)
}

/** Runs a step to its end, prints its output, and counts its tests. Never rejects, so that the run goes on. */
export const run = async ({ title, command, report }: Step): Promise<void> => {
  mkdirSync(REPORTS, { recursive: true })
  // If the step dies early, the report of an earlier run must not be counted.
  if (report) rmSync(path.join(REPORTS, report), { force: true })
  console.log(`▶ ${title}: ${command}`)
  const beganMs = performance.now()
  const child = spawn(command, { shell: true, cwd: ROOT, stdio: ['ignore', 'pipe', 'pipe'] })
  for (const input of [child.stdout, child.stderr])
    createInterface({ input }).on('line', (line) => console.log(`${title} │ ${stripVTControlCharacters(line)}`))
  const [code] = await once(child, 'close')
  const tally = report ? readTally(report) : { passed: code === 0 ? 1 : 0, skipped: 0, failures: [] }
  const isUnexplained = (code !== 0 || tally.passed === 0) && tally.failures.length === 0
  const failures = [`✗ ${title}: ${command} exited with ${code}, ${tally.passed} passed`]
  count(isUnexplained ? { ...tally, failures } : tally)
  console.log(`${code === 0 ? '✓' : '✗'} ${title} (${Math.round((performance.now() - beganMs) / 1000)} s)`)
}

/**
 * Prints all failures again, because often only the end of a long log is kept, then the counts as the last line. Sets
 * the exit code.
 */
export const finish = (): void => {
  const passed = tallies.reduce((sum, tally) => sum + tally.passed, 0)
  const skipped = tallies.reduce((sum, tally) => sum + tally.skipped, 0)
  const failures = tallies.flatMap((tally) => tally.failures)
  writeFileSync(path.join(REPORTS, TOTAL), JSON.stringify({ passed, skipped, failures }))
  if (failures.length > 0) console.log(['', 'Failed:', ...failures].join('\n'))
  console.log(`\n${passed} passed, ${failures.length} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`)
  process.exitCode = failures.length === 0 && passed > 0 ? 0 : 1
}
