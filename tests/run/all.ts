import { ensureChromium } from './browser.ts'
import { finish, run, type Step, WITH_REPORT } from './steps.ts'

const inTurn = async (...steps: readonly Step[]): Promise<void> => {
  for (const step of steps) await run(step)
}

ensureChromium()
await run({ title: 'art', command: 'npm run assets' })
await Promise.all([
  run({ title: 'types', command: 'npm run typecheck -- --force' }),
  inTurn(
    { title: 'lint', command: 'npm run lint' },
    { title: 'dead code', command: 'npm run deadcode' },
    { title: 'build', command: 'npm run build' },
  ),
])
// The browser waits on timers: unit tests use the processor meanwhile.
await Promise.all([
  inTurn(
    { title: 'unit', command: `WITHOUT_CI_ONLY=1 npm run test:unit -- ${WITH_REPORT}`, report: 'vitest.json' },
    { title: 'workbench', command: 'npx tsx tests/run/build-workbench.ts' },
  ),
  run({ title: 'browser', command: 'npm run test:e2e -- --grep-invert @ci', report: 'playwright.json' }),
])
// Alone, because they use both processors.
await run({ title: 'main shots', command: 'npm run shots -- --grep @main', report: 'shots.json' })
finish()
