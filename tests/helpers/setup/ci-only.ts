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
  'tests/assets/build/art-threads.test.ts',
  'tests/assets/build/drops.test.ts',
  'tests/assets/build/override-live.test.ts',
  'tests/assets/build/override.test.ts',
  'tests/rules/luck/luck-odds.test.ts',
  'tests/scenes/kombat/simulated-fights.test.ts',
  'tests/server/crash.test.ts',
  'tests/server/run/commands.test.ts',
  'tests/server/db/database-away.test.ts',
  'tests/server/run/embedded-postgres.test.ts',
  'tests/server/run/process-survives.test.ts',
  'tests/server/processes/processes.test.ts',
  'tests/server/run/rolling-restart.test.ts',
  'tests/server/run/server-process.test.ts',
  'tests/server/http/slow-clients.test.ts',
  'tests/server/modules/account/large-account.test.ts',
  'tests/server/modules/blacksmith/items.property.test.ts',
  'tests/server/modules/payments/payments-killed.test.ts',
  'tests/server/modules/payments/secrets-of-processes.test.ts',
  'tests/server/storm.test.ts',
]
