import path from 'node:path'
import { defineConfig } from 'vitest/config'
import { canMount } from './helpers/database/can-mount.ts'
import { LEFT_OUT_OF_NPM_TEST } from './helpers/setup/npm-test.ts'

/**
 * Files of one project share a process and what it has loaded, because a process for each file takes three times as
 * long. A test must put back what it changes for the whole process; `npm run test:unit -- --sequence.shuffle.files`
 * finds what it forgot. A project inherits nothing from the options around it.
 */
const SHARED = {
  isolate: false,
  testTimeout: 60_000,
  // The default is one second, which a busy machine may need for milliseconds of work.
  expect: { poll: { timeout: 20_000, interval: 20 } },
} as const

/** Files whose only test needs something that not every machine has. They are left out where it is missing. */
const impossibleHere = (): string[] => (canMount() ? [] : ['tests/server/db/full-disk.test.ts'])

const leftOut = process.env.NPM_TEST === undefined ? [] : LEFT_OUT_OF_NPM_TEST

const phaserOutside = [/node_modules[\\/]phaser/]

export default defineConfig({
  root: path.resolve(import.meta.dirname, '..'),
  test: {
    globalSetup: ['tests/helpers/setup/art-setup.ts'],
    // The default leaves one processor idle, which is half of a machine with two.
    maxWorkers: 2,
    projects: [
      {
        test: {
          ...SHARED,
          name: 'node',
          environment: 'node',
          include: ['tests/*.test.ts', 'tests/{rules,contracts,assets}/**/*.test.ts'],
          exclude: leftOut,
        },
      },
      {
        test: {
          ...SHARED,
          name: 'server',
          environment: 'node',
          include: ['tests/server/**/*.test.ts'],
          exclude: [...impossibleHere(), ...leftOut],
          globalSetup: ['tests/helpers/database/database-setup.ts'],
          hookTimeout: 60_000,
        },
      },
      {
        test: {
          ...SHARED,
          name: 'client',
          environment: 'jsdom',
          include: ['tests/client/**/*.test.{ts,tsx}'],
          exclude: leftOut,
          setupFiles: ['tests/helpers/setup/client-setup.ts'],
          server: { deps: { external: phaserOutside } },
        },
      },
      {
        test: {
          ...SHARED,
          name: 'scenes',
          environment: 'jsdom',
          include: ['tests/scenes/**/*.test.ts'],
          exclude: leftOut,
          setupFiles: ['tests/helpers/setup/phaser-setup.ts'],
          server: { deps: { external: phaserOutside } },
        },
      },
    ],
  },
})
