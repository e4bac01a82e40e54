import { spawnSync } from 'node:child_process'
import path from 'node:path'
import { CI_ONLY } from '../helpers/ci-only.ts'
import { StepRunner } from './step.ts'
import { MAIN_SHOTS, playwright } from './suites.ts'
import { closingLines, dropTotal, exitCodeOf, readTotal, sumOf, withCrash } from './tally.ts'

const ROOT = path.resolve(import.meta.dirname, '../..')

dropTotal()
const test = spawnSync('npm', ['--silent', 'test'], { cwd: ROOT, stdio: 'inherit' })
const tested = readTotal() ?? { passed: 0, failed: 0, skipped: 0, failures: [] }
const steps = new StepRunner(2)
const drops = await playwright(steps, 'what an artist drops in, in the browser', 'playwright', ['--grep', CI_ONLY])
// The main ones were taken by `npm test`: once more would take three minutes and tell nothing.
const shots = await playwright(steps, 'all other shots (npm run shots)', 'shots', ['--grep-invert', MAIN_SHOTS])
const total = sumOf([withCrash('npm test', tested, test.status === 0), drops, shots])
console.log(closingLines(total))
process.exitCode = exitCodeOf(total)
