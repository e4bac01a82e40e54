/**
 * Tag of browser tests that first build a game of their own, or listen, count and wait for long: `.ci/run` and `npm run test:e2e` run
 * them, `npm test` has no time for them.
 */
export const CI_ONLY = '@ci'

/**
 * Unit tests that storm, kill processes, or build art for long: `.ci/run` and `npm run test:unit` run them, `npm test` leaves them out
 * by WITHOUT_CI_ONLY. What they guard has quicker tests besides.
 */
export const CI_ONLY_FILES = [
  'tests/assets/art-threads.test.ts',
  'tests/assets/drops.test.ts',
  'tests/assets/override-live.test.ts',
  'tests/assets/override.test.ts',
  'tests/rules/luck-odds.test.ts',
  'tests/scenes/simulated-fights.test.ts',
  'tests/server/crash.test.ts',
  'tests/server/infra/commands.test.ts',
  'tests/server/infra/database-away.test.ts',
  'tests/server/infra/embedded-postgres.test.ts',
  'tests/server/infra/process-survives.test.ts',
  'tests/server/infra/processes.test.ts',
  'tests/server/infra/rolling-restart.test.ts',
  'tests/server/infra/server-process.test.ts',
  'tests/server/infra/slow-clients.test.ts',
  'tests/server/modules/account/large-account.test.ts',
  'tests/server/modules/blacksmith/items.property.test.ts',
  'tests/server/modules/payments/payments-killed.test.ts',
  'tests/server/modules/payments/secrets-of-processes.test.ts',
  'tests/server/storm.test.ts',
]
