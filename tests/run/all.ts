import { IN_NPM_TEST, LEFT_OUT_OF_NPM_TEST } from '#tests/helpers/setup/npm-test.ts'
import { ensureChromium } from './browser.ts'
import { count, finish, run, TOTAL, WITH_REPORT } from './steps.ts'

ensureChromium()
// Counts the README's first command as passed, because `.ci/run` starts this program only after it.
if (process.env.FIRST_COMMAND_PASSED !== undefined) count({ passed: 1, skipped: 0, failures: [] })
// `--rest` is for a second machine: everything but `npm test`.
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
// The worker of the browser tests waits most of its time, the shots’ workers hardly ever, so both run at once.
await Promise.all([
  stormsThenShots(),
  run({
    title: 'browser, the rest',
    command: `npm run test:e2e -- --grep-invert ${IN_NPM_TEST}`,
    report: 'playwright.json',
  }),
])
finish()
