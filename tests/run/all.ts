import { parseArgs } from 'node:util'
import { IN_NPM_TEST, LEFT_OUT_OF_NPM_TEST } from '#tests/helpers/setup/npm-test.ts'
import { ensureChromium } from './browser.ts'
import { count, finish, run, TOTAL, WITH_REPORT } from './steps.ts'

ensureChromium()
const {
  values: { shard },
  positionals: [test = 'npm test'],
} = parseArgs({ options: { shard: { type: 'string' } }, allowPositionals: true })
const first = async (): Promise<void> => {
  // Counts the README's first command as passed, because `.ci/run` starts this program only after it.
  if (process.env.FIRST_COMMAND_PASSED !== undefined) count({ passed: 1, skipped: 0, failures: [] })
  await run({ title: 'npm test', command: test, report: TOTAL })
}
const storms = () =>
  run({
    title: 'storms, kills and builds',
    command: `npm run test:unit -- ${WITH_REPORT} ${LEFT_OUT_OF_NPM_TEST.join(' ')}`,
    report: 'vitest.json',
  })
const browser = () =>
  run({
    title: 'browser, the rest',
    command: `npm run test:e2e -- --grep-invert ${IN_NPM_TEST}`,
    report: 'playwright.json',
  })
const shots = () =>
  run({ title: 'other shots', command: `npm run shots -- --grep-invert ${IN_NPM_TEST}`, report: 'shots.json' })

// The worker of the browser tests waits most of its time, all others hardly ever, so it runs beside them.
if (shard === '2/2') await shots()
else {
  await first()
  await Promise.all([storms().then(shard === '1/2' ? undefined : shots), browser()])
}
finish()
