import { CI_ONLY_FILES } from '#tests/helpers/setup/ci-only.ts'
import { count, finish, run, TOTAL, WITH_REPORT } from './steps.ts'

// The README's first command: `.ci/run` begins this program only after it has passed.
count({ passed: 1, skipped: 0, failures: [] })
await run({ title: 'npm test', command: process.argv[2] ?? 'npm test', report: TOTAL })
await Promise.all([
  run({
    title: 'storms, kills and builds',
    command: `npm run test:unit -- ${WITH_REPORT} ${CI_ONLY_FILES.join(' ')}`,
    report: 'vitest.json',
  }),
  run({ title: 'long in the browser', command: 'npm run test:e2e -- --grep @ci', report: 'playwright.json' }),
])
// The main ones were taken by `npm test`.
await run({ title: 'other shots', command: 'npm run shots -- --grep-invert @main', report: 'shots.json' })
finish()
