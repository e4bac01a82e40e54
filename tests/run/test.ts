import { IN_NPM_TEST } from '#tests/helpers/setup/npm-test.ts'
import { ensureChromium } from './browser.ts'
import { finish, run, type Step, WITH_REPORT } from './steps.ts'

const inTurn = async (...steps: readonly Step[]): Promise<void> => {
  for (const step of steps) await run(step)
}

ensureChromium()
await run({ title: 'art', command: 'npm run assets' })
await Promise.all([
  run({ title: 'types', command: 'npm run typecheck' }),
  inTurn(
    { title: 'lint', command: 'npm run lint' },
    { title: 'dead code', command: 'npm run deadcode' },
    { title: 'build', command: 'npm run build' },
    { title: 'workbench', command: 'npx tsx tests/run/build-workbench.ts' },
  ),
])
// The browser mostly waits on timers, so unit tests use the processor meanwhile.
await Promise.all([
  run({ title: 'unit', command: `NPM_TEST=1 npm run test:unit -- ${WITH_REPORT}`, report: 'vitest.json' }),
  inTurn(
    { title: 'browser', command: `npm run test:e2e -- --grep ${IN_NPM_TEST}`, report: 'playwright.json' },
    { title: 'shots', command: `npm run shots -- --grep ${IN_NPM_TEST}`, report: 'shots.json' },
  ),
])
finish()
