import path from 'node:path'
import { defineConfig } from 'vitest/config'

/**
 * Runs Debian's Prometheus against the files of `src/server/ops` and a real server. The tests take minutes, because
 * each fault lasts until its alert fires.
 */
export default defineConfig({
  root: path.resolve(import.meta.dirname, '..'),
  test: {
    isolate: false,
    environment: 'node',
    testTimeout: 60_000,
    hookTimeout: 300_000,
    globalSetup: ['tests/helpers/setup/art-setup.ts'],
    include: ['tests/alerts/**/*.test.ts'],
  },
})
