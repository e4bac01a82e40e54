import path from 'node:path'
import { defineConfig } from 'vitest/config'

/** Patterns of the names of tests that do not run on the cluster, each with the reason. At most ten. */
const EXCUSED: Readonly<Record<string, string>> = {
  'of the PvP board reads the first places in their order, of this season’s ranks and of those that are still to fall':
    "one PostgreSQL's plan: a cluster merges its shards' rows",
  'counts nothing, and has an index in its order for when there are many': "one PostgreSQL's plan, as above",
  'reads one page of each level of its index, and no subscriber': "pages of one PostgreSQL's index",
  'reads one page of each level of its index, and no player \\(R5[03]\\)': "pages of one PostgreSQL's index",
  'reads one page of its index, and no guild': "pages of one PostgreSQL's index",
  'of the board pvp looks up no player': "one PostgreSQL's plan: a cluster's names the shards",
  'the revenue of the last days is read by the index of their charges, however many there are':
    "one PostgreSQL's plan, as above",
}
const ALL_OTHERS = new RegExp(`^(?!.*(?:${Object.keys(EXCUSED).join('|')})$)`)

const KILLING = 'tests/citus/worker-killed.test.ts'
const PAYMENTS_KILLED = 'tests/server/modules/payments/payments-killed.test.ts'

/** Long timeouts: a call takes several times as long as on one PostgreSQL. */
const COMMON = {
  isolate: false,
  environment: 'node',
  testTimeout: 120_000,
  hookTimeout: 120_000,
  expect: { poll: { timeout: 40_000, interval: 20 } },
  globalSetup: 'tests/helpers/database/database-setup.ts',
  testNamePattern: ALL_OTHERS,
} as const

/** The server's tests, storms included, and the cluster's tests. `npm run test:citus` starts the Citus cluster. */
export default defineConfig({
  root: path.resolve(import.meta.dirname, '..'),
  test: {
    globalSetup: ['tests/helpers/setup/art-setup.ts'],
    maxWorkers: 2,
    projects: [
      {
        test: {
          ...COMMON,
          name: 'citus',
          include: ['tests/server/**/*.test.ts', 'tests/citus/**/*.test.ts'],
          exclude: [KILLING, PAYMENTS_KILLED],
          sequence: { groupOrder: 0 },
        },
      },
      // These run last and each alone: they stop a node that all tests on the cluster use.
      { test: { ...COMMON, name: 'killed', include: [KILLING], sequence: { groupOrder: 1 } } },
      { test: { ...COMMON, name: 'payments killed', include: [PAYMENTS_KILLED], sequence: { groupOrder: 2 } } },
    ],
  },
})
