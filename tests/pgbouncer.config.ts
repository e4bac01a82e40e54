import path from 'node:path'
import { defineConfig } from 'vitest/config'

/**
 * The pooler's tests, and those server tests that would fail if a call kept state on a connection. `npm run
 * test:pgbouncer` runs their apps behind a PgBouncer in transaction mode.
 */
export default defineConfig({
  root: path.resolve(import.meta.dirname, '..'),
  test: {
    isolate: false,
    environment: 'node',
    maxWorkers: 2,
    testTimeout: 60_000,
    hookTimeout: 120_000,
    expect: { poll: { timeout: 20_000, interval: 20 } },
    globalSetup: ['tests/helpers/setup/art-setup.ts', 'tests/helpers/database/database-setup.ts'],
    include: [
      'tests/pgbouncer/**/*.test.ts',
      'tests/server/storm.test.ts',
      'tests/server/{desk,modules}/**/*.test.ts',
      'tests/server/db/{database-trouble,outbox}.test.ts',
      'tests/server/calls/idempotency.test.ts',
      'tests/server/http/{limits,player-turns}.test.ts',
    ],
    // Excluded, because it kills its own PostgreSQL, which is not behind the pooler.
    exclude: ['tests/server/modules/payments/payments-killed.test.ts'],
  },
})
