import { defineConfig } from 'vitest/config'

const phaserOutside = [/node_modules[\\/]phaser/]

export default defineConfig({
  test: {
    // The default leaves a processor idle, which on a machine of two is half of it.
    maxWorkers: 2,
    // Files of one project share a process and what it has loaded: a process for each takes three times as long. What a test
    // changes for the whole process it puts back; `npx vitest run --sequence.shuffle.files` finds what it forgot.
    isolate: false,
    projects: [
      {
        test: {
          name: 'node',
          environment: 'node',
          testTimeout: 20_000,
          include: ['tests/*.test.ts', 'tests/{rules,contracts,assets}/**/*.test.ts'],
        },
      },
      {
        test: {
          name: 'server',
          environment: 'node',
          include: ['tests/server/**/*.test.ts'],
          globalSetup: ['tests/helpers/database-setup.ts'],
          testTimeout: 20_000,
          hookTimeout: 60_000,
        },
      },
      {
        test: {
          name: 'client',
          environment: 'jsdom',
          testTimeout: 20_000,
          include: ['tests/client/**/*.test.{ts,tsx}'],
          setupFiles: ['tests/helpers/client-setup.ts'],
        },
      },
      {
        test: {
          name: 'scenes',
          environment: 'jsdom',
          testTimeout: 20_000,
          include: ['tests/scenes/**/*.test.ts'],
          setupFiles: ['tests/helpers/phaser-setup.ts'],
          server: { deps: { external: phaserOutside } },
        },
      },
    ],
  },
})
