import { IN_NPM_TEST, LEFT_OUT_OF_NPM_TEST } from '#tests/helpers/setup/npm-test.ts'
import { ensureChromium } from './browser.ts'
import { count, finish, run, TOTAL, WITH_REPORT } from './steps.ts'

ensureChromium()
// The README's first command: `.ci/run` begins this program only after it has passed.
if (process.env.FIRST_COMMAND_PASSED !== undefined) count({ passed: 1, skipped: 0, failures: [] })
// `--rest` is what a second machine takes.
const [test = 'npm test'] = process.argv.slice(2)
if (test !== '--rest') await run({ title: 'npm test', command: test, report: TOTAL })
const stormsThenShots = async (): Promise<void> => {
  await run({
    title: 'storms, kills and builds',
    command: `npm run test:unit -- ${WITH_REPORT} ${LEFT_OUT_OF_NPM_TEST.join(' ')}`,
    report: 'vitest.json',
  })
  await run({ title: 'other shots', command: `npm run shots -- --grep-invert ${IN_NPM_TEST}`, report: 'shots.json' })
}
// One worker of the browser tests waits most of its time, the two of the shots hardly ever.
await Promise.all([
  stormsThenShots(),
  run({
    title: 'browser, the rest',
    command: `npm run test:e2e -- --grep-invert ${IN_NPM_TEST}`,
    report: 'playwright.json',
  }),
])
finish()
