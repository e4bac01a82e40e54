import path from 'node:path'
import { defineConfig } from 'vitest/config'

/** The server's tests, the storm among them, and those of the cluster alone, on the Citus cluster that `npm run test:citus` starts. */
export default defineConfig({
  root: path.resolve(import.meta.dirname, '..'),
  test: {
    maxWorkers: 2,
    isolate: false,
    name: 'citus',
    environment: 'node',
    // A call takes several times as long as on one PostgreSQL.
    testTimeout: 60_000,
    hookTimeout: 120_000,
    include: ['tests/server/**/*.test.ts', 'tests/citus/**/*.test.ts'],
    globalSetup: ['tests/helpers/database-setup.ts'],
  },
})
