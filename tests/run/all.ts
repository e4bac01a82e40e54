import { mkdirSync, rmSync } from 'node:fs'
import { CI_ONLY } from '../helpers/setup/ci-only.ts'
import { ensureChromium } from './browser.ts'
import { StepRunner } from './step.ts'
import { check, MAIN_SHOTS, playwright, vitest } from './suites.ts'
import { closingLines, exitCodeOf, REPORTS, sumOf, type Tally, writeTotal } from './tally.ts'

rmSync(REPORTS, { recursive: true, force: true })
mkdirSync(REPORTS, { recursive: true })

const inTurn = async (chain: readonly (() => Promise<Tally>)[]): Promise<Tally> => {
  const tallies: Tally[] = []
  for (const step of chain) tallies.push(await step())
  return sumOf(tallies)
}

/** Chains in parallel: the compiler uses one processor while browser tests wait on timers. */
const sideBySide = async (...chains: readonly (readonly (() => Promise<Tally>)[])[]): Promise<Tally> =>
  sumOf(await Promise.all(chains.map(inTurn)))

ensureChromium()
const steps = new StepRunner(9)

const total = await inTurn([
  () => check(steps, 'art and sounds', 'tsx', ['assets/build/run.ts']),
  () =>
    sideBySide(
      [() => check(steps, 'types', 'tsc', ['--build', '--checkers', '1', '--force'])],
      [
        () => check(steps, 'lint', 'biome', ['check', '.']),
        () => check(steps, 'dead code', 'knip', ['--production', '--config', 'tests/knip.config.ts', '--no-progress']),
        () => check(steps, 'build', 'tsx', ['src/server/run/build.ts']),
      ],
    ),
  () =>
    sideBySide(
      [
        () => vitest(steps, 'tests of rules, server, client and scenes'),
        () => check(steps, 'build of the workbench', 'tsx', ['tests/run/build-workbench.ts']),
      ],
      [() => playwright(steps, 'tests in the browser', 'playwright', ['--grep-invert', CI_ONLY])],
    ),
  // Alone, for they use both processors.
  () => playwright(steps, 'main shots', 'shots', ['--grep', MAIN_SHOTS]),
])
writeTotal(total)
console.log(closingLines(total))
process.exitCode = exitCodeOf(total)
