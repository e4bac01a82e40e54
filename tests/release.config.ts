import path from 'node:path'
import { defineConfig } from 'vitest/config'

/**
 * Tests of the archive as an operator gets it: built, unpacked elsewhere, installed and run. They take minutes and ask
 * the npm registry.
 */
export default defineConfig({
  root: path.resolve(import.meta.dirname, '..'),
  test: {
    isolate: false,
    environment: 'node',
    testTimeout: 120_000,
    hookTimeout: 900_000,
    include: ['tests/release/**/*.test.ts'],
  },
})
