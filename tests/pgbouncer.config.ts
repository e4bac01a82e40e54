import path from 'node:path'
import { defineConfig } from 'vitest/config'

/** Tests that say nothing about a pooler, by name, and why. */
const EXCUSED: Readonly<Record<string, string>> = {
  'that takes too long is answered 503 while its work goes on':
    'counts how often a use case ran, not what it did: the slower connection lets the repeat begin before the first ends',
}

/**
 * The server's tests that tell whether calls keep anything on a connection, their apps behind the PgBouncer in transaction mode
 * that `npm run test:pgbouncer` starts; and those of the pooler alone.
 */
export default defineConfig({
  root: path.resolve(import.meta.dirname, '..'),
  test: {
    isolate: false,
    environment: 'node',
    maxWorkers: 2,
    testTimeout: 60_000,
    testNamePattern: new RegExp(`^(?!.*(?:${Object.keys(EXCUSED).join('|')}))`),
    hookTimeout: 120_000,
    globalSetup: ['tests/helpers/database-setup.ts'],
    include: [
      'tests/pgbouncer/**/*.test.ts',
      'tests/server/storm.test.ts',
      'tests/server/modules/**/*.test.ts',
      'tests/server/infra/{database-trouble,idempotency,outbox,limits,player-turns}.test.ts',
    ],
  },
})
