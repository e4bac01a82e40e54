import path from 'node:path'
import { defineConfig } from 'vitest/config'

/** Tests that Stryker runs against each mutant. They cover pure code, so they need neither art nor a database. */
export default defineConfig({
  root: path.resolve(import.meta.dirname, '..'),
  test: {
    environment: 'node',
    testTimeout: 60_000,
    include: [
      `tests/rules/${process.env.MUTATION_TESTS ?? '**'}/*.test.ts`,
      'tests/server/db/movements.test.ts',
      'tests/server/modules/market/listing-id.test.ts',
      'tests/server/modules/payments/payload.test.ts',
    ],
    setupFiles: ['tests/helpers/setup/few-random-cases.ts'],
    // These draw or fight a hundred thousand times, which would take seconds for each mutant.
    exclude: [
      'tests/rules/luck/luck-odds.test.ts',
      'tests/rules/kombat/fight-balance.test.ts',
      'tests/rules/items/chest-odds.test.ts',
    ],
  },
})
