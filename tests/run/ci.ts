import { spawnSync } from 'node:child_process'
import path from 'node:path'
import { CI_ONLY, CI_ONLY_FILES } from '../helpers/setup/ci-only.ts'
import { StepRunner } from './step.ts'
import { MAIN_SHOTS, playwright, vitest } from './suites.ts'
import { closingLines, dropTotal, exitCodeOf, readTotal, sumOf, type Tally, withCrash } from './tally.ts'

const ROOT = path.resolve(import.meta.dirname, '../..')

/** Of `.ci/run`: its first step, the README's first command, has passed when this runs. */
const STARTED: Tally = { passed: 1, failed: 0, skipped: 0, failures: [] }
const TEST_COMMAND = process.argv[2] ?? 'npm test'

dropTotal()
const test = spawnSync('bash', ['-c', TEST_COMMAND], { cwd: ROOT, stdio: 'inherit' })
const tested = readTotal() ?? { passed: 0, failed: 0, skipped: 0, failures: [] }
const steps = new StepRunner(3)
const [soaked, drops] = await Promise.all([
  vitest(steps, 'storms, kills and builds', CI_ONLY_FILES),
  playwright(steps, 'what takes long in the browser', 'playwright', ['--grep', CI_ONLY]),
])
// The main ones were taken by `npm test`: once more would take three minutes and tell nothing.
const shots = await playwright(steps, 'all other shots (npm run shots)', 'shots', ['--grep-invert', MAIN_SHOTS])
const total = sumOf([STARTED, withCrash(TEST_COMMAND, tested, test.status === 0), soaked, drops, shots])
console.log(closingLines(total))
process.exitCode = exitCodeOf(total)
