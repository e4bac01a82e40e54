import { spawnSync } from 'node:child_process'
import path from 'node:path'
import { StepRunner } from './step.ts'
import { MAIN_SHOTS, playwright } from './suites.ts'
import { closingLines, dropTotal, exitCodeOf, readTotal, sumOf, withCrash } from './tally.ts'

const ROOT = path.resolve(import.meta.dirname, '../..')

dropTotal()
const test = spawnSync('npm', ['--silent', 'test'], { cwd: ROOT, stdio: 'inherit' })
const tested = readTotal() ?? { passed: 0, failed: 0, skipped: 0, failures: [] }
// The main ones were taken by `npm test`: once more would take three minutes and tell nothing.
const shot = await playwright(new StepRunner(1), 'all other shots (npm run shots)', 'shots', [
  '--grep-invert',
  MAIN_SHOTS,
])
const total = sumOf([withCrash('npm test', tested, test.status === 0), shot])
console.log(closingLines(total))
process.exitCode = exitCodeOf(total)
