import { spawn } from 'node:child_process'
import { mkdirSync, readFileSync, rmSync } from 'node:fs'
import path from 'node:path'
import { ensureChromium } from './browser.ts'
import { failedOfPlaywright, failedOfVitest, type PlaywrightReport, type VitestReport } from './failed-tests.ts'

/** Counts of one runner. */
interface Tally {
  readonly passed: number
  readonly failed: number
  readonly skipped: number
}

/** Repeated at the end: of a long log often only the end is kept. */
const failures: string[] = []

const ROOT = path.resolve(import.meta.dirname, '../..')
const REPORTS = path.join(ROOT, '.cache/tests')
const bin = (name: string) => path.join(ROOT, 'node_modules/.bin', name)

interface Outcome {
  readonly succeeded: boolean
  /** Output of a run in quiet mode. */
  readonly output: string
}

const run = (command: string, args: readonly string[], isQuiet = false): Promise<Outcome> => {
  const title = `\n▶ ${path.basename(command)} ${args.join(' ')}`
  if (!isQuiet) console.log(title)
  return new Promise((resolve) => {
    const child = spawn(command, args, {
      cwd: ROOT,
      stdio: ['inherit', ...(isQuiet ? (['pipe', 'pipe'] as const) : (['inherit', 'inherit'] as const))],
    })
    const parts: Buffer[] = []
    for (const stream of [child.stdout, child.stderr]) stream?.on('data', (part: Buffer) => parts.push(part))
    child.on('error', (error) => resolve({ succeeded: false, output: `${title}\n${error.message}` }))
    child.on('close', (code) => resolve({ succeeded: code === 0, output: `${title}\n${Buffer.concat(parts)}` }))
  })
}

/** A check without a counting runner is one test: it holds or it does not. */
const check = async (command: string, args: readonly string[]): Promise<Tally> => {
  if ((await run(command, args)).succeeded) return { passed: 1, failed: 0, skipped: 0 }
  failures.push(`✗ ${path.basename(command)} ${args.join(' ')}`)
  return { passed: 0, failed: 1, skipped: 0 }
}

const report = <Report>(name: string): Report | undefined => {
  try {
    return JSON.parse(readFileSync(path.join(REPORTS, `${name}.json`), 'utf8')) as Report
  } catch {
    return undefined
  }
}

/** A runner that crashed before its report, or fails without a failed test, counts as one failure. */
const atLeastOneFailure = (runner: string, tally: Tally, succeeded: boolean): Tally => {
  if (succeeded || tally.failed > 0) return tally
  failures.push(`✗ ${runner} fell over, or failed outside its tests: its output above tells`)
  return { ...tally, failed: 1 }
}

const vitest = async (): Promise<Tally> => {
  const { succeeded } = await run(bin('vitest'), [
    'run',
    '--config=tests/vitest.config.ts',
    '--reporter=default',
    '--reporter=json',
    `--outputFile.json=${path.join(REPORTS, 'vitest.json')}`,
  ])
  const counted = report<VitestReport & { numPassedTests: number; numFailedTests: number; numPendingTests: number }>(
    'vitest',
  )
  if (counted) failures.push(...failedOfVitest(counted, ROOT))
  return atLeastOneFailure(
    'vitest',
    {
      passed: counted?.numPassedTests ?? 0,
      failed: counted?.numFailedTests ?? 0,
      skipped: counted?.numPendingTests ?? 0,
    },
    succeeded,
  )
}

/** A suite of Playwright by its configuration, which writes its counts into the report of this name. */
const playwright = async (
  config: string,
  reportName: string,
  { isQuiet = false }: { readonly isQuiet?: boolean } = {},
): Promise<Tally> => {
  ensureChromium()
  const { succeeded, output } = await run(bin('playwright'), ['test', '--config', config], isQuiet)
  if (isQuiet) console.log(output)
  const counted = report<
    PlaywrightReport & { stats: { expected: number; unexpected: number; flaky: number; skipped: number } }
  >(reportName)
  if (counted) failures.push(...failedOfPlaywright(counted))
  const stats = counted?.stats
  return atLeastOneFailure(
    reportName,
    {
      passed: stats?.expected ?? 0,
      failed: (stats?.unexpected ?? 0) + (stats?.flaky ?? 0),
      skipped: stats?.skipped ?? 0,
    },
    succeeded,
  )
}

rmSync(REPORTS, { recursive: true, force: true })
mkdirSync(REPORTS, { recursive: true })

const add = (one: Tally, other: Tally): Tally => ({
  passed: one.passed + other.passed,
  failed: one.failed + other.failed,
  skipped: one.skipped + other.skipped,
})

const inTurn = async (steps: readonly (() => Promise<Tally>)[]): Promise<Tally> => {
  let total: Tally = { passed: 0, failed: 0, skipped: 0 }
  for (const step of steps) total = add(total, await step())
  return total
}

/** Two chains in parallel: the compiler uses one processor while browser tests wait on timers. */
const sideBySide = async (
  one: readonly (() => Promise<Tally>)[],
  other: readonly (() => Promise<Tally>)[],
): Promise<Tally> => {
  const [first, second] = await Promise.all([inTurn(one), inTurn(other)])
  return add(first, second)
}

const tsc = (project: string) => () => check(bin('tsc'), ['-p', project])

const total = await inTurn([
  () => check(bin('tsx'), ['assets/build/run.ts']),
  () =>
    sideBySide(['src/rules', 'src/client', 'src/server', 'tsconfig.json'].map(tsc), [
      () => check(bin('biome'), ['check', '.']),
      () => check(bin('knip'), ['--production', '--config', 'tests/knip.config.ts', '--no-progress']),
      () => check(bin('tsx'), ['src/server/run/build.ts']),
    ]),
  () =>
    sideBySide(
      [vitest, () => check(bin('tsx'), ['tests/run/build-workbench.ts'])],
      [() => playwright('tests/playwright.config.ts', 'playwright', { isQuiet: true })],
    ),
  // Run alone, for they use both processors.
  () => playwright('tests/shots.config.ts', 'shots'),
])
const skipped = total.skipped > 0 ? `, ${total.skipped} skipped` : ''
if (failures.length > 0) console.log(`\nFailed:\n${failures.join('\n')}`)
console.log(`\n${total.passed} passed, ${total.failed} failed${skipped}`)
process.exitCode = total.failed === 0 && total.passed > 0 ? 0 : 1
