/** Tag of the browser tests and pictures of `npm test`: ten journeys and ten pictures. `npm run test:all` takes all. */
export const IN_NPM_TEST = '@test'

/**
 * Unit tests that storm, kill, start programs, build art for long, or walk every link and every call. `npm run
 * test:all` and `npm run test:unit` run them. `npm test` sets NPM_TEST to leave them out, because quicker tests cover
 * most of the same.
 */
export const LEFT_OUT_OF_NPM_TEST = [
  'tests/assets/build/additions.test.ts',
  'tests/assets/build/art-threads.test.ts',
  'tests/assets/build/audio.test.ts',
  'tests/assets/build/drops.test.ts',
  'tests/assets/build/override-live.test.ts',
  'tests/assets/build/override.test.ts',
  'tests/client/links/ways-out.test.tsx',
  'tests/client/ui/design-page.test.tsx',
  'tests/rules/items/chest-odds.test.ts',
  'tests/rules/luck/luck-odds.test.ts',
  'tests/scenes/kombat/simulated-fights.test.ts',
  'tests/server/crash.test.ts',
  'tests/server/db/database-away.test.ts',
  'tests/server/desk/hostile.test.ts',
  'tests/server/http/hostile-input.test.ts',
  'tests/server/http/slow-clients.test.ts',
  'tests/server/jobs/jobs-away.test.ts',
  'tests/server/loop-over-http.test.ts',
  'tests/server/modules/account/large-account.test.ts',
  'tests/server/modules/blacksmith/items.property.test.ts',
  'tests/server/modules/boss/races.test.ts',
  'tests/server/modules/guild/races.test.ts',
  'tests/server/modules/market/races.test.ts',
  'tests/server/modules/mining/shown-and-paid.property.test.ts',
  'tests/server/modules/notifications/due-histories.test.ts',
  'tests/server/modules/payments/payment-storm.test.ts',
  'tests/server/modules/payments/payments-killed.test.ts',
  'tests/server/modules/payments/secrets-of-processes.test.ts',
  'tests/server/modules/season/season-killed.test.ts',
  'tests/server/modules/season/season-order.test.ts',
  'tests/server/modules/tournament/job-killed.test.ts',
  'tests/server/mutation-effects.test.ts',
  'tests/server/processes-apart.test.ts',
  'tests/server/processes/paid-once.test.ts',
  'tests/server/processes/processes.test.ts',
  'tests/server/run/commands.test.ts',
  'tests/server/run/embedded-postgres.test.ts',
  'tests/server/run/process-survives.test.ts',
  'tests/server/run/rolling-restart.test.ts',
  'tests/server/run/rotate.test.ts',
  'tests/server/run/server-process.test.ts',
  'tests/server/run/upgrade.test.ts',
  'tests/server/storm.test.ts',
  'tests/server/world/additions.test.ts',
]
