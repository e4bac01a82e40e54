import { existsSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { defineConfig } from '@playwright/test'
import { openFolder } from './helpers/database/open-folder.ts'
import { freePort } from './helpers/server/free-port.ts'
import { startAheadMs } from './helpers/server/start-of-tests.ts'
import { launchOptions } from './run/browser.ts'

// Workers load this file again. The first load decides, and the others read its decision from the environment.
if (process.env.E2E_DATA_DIR === undefined) {
  const folder = openFolder('house-kombat-e2e-')
  process.env.E2E_DATA_DIR = folder
  // Not in a global teardown, because the server still writes at that time.
  process.on('exit', () => rmSync(folder, { recursive: true, force: true }))
}
process.env.E2E_CLOCK ??= path.join(process.env.E2E_DATA_DIR, 'clock')
process.env.E2E_AHEAD_MS ??= String(startAheadMs(Date.now()))
process.env.E2E_ENTROPY ??= path.join(process.env.E2E_DATA_DIR, 'entropy')
process.env.E2E_DESK_PORT ??= String(await freePort())

// Written before the server starts, because its world begins at this instant.
if (!existsSync(process.env.E2E_CLOCK)) writeFileSync(process.env.E2E_CLOCK, `+${process.env.E2E_AHEAD_MS}`)

export default defineConfig({
  testDir: '.',
  testMatch: ['e2e/**/*.spec.ts'],
  // Fifty fights and a whole x2 fight take minutes. `npm run test:performance` measures and counts them.
  testIgnore: process.env.PERFORMANCE === undefined ? ['e2e/performance.spec.ts'] : [],
  outputDir: '../test-results',
  fullyParallel: false,
  workers: 1,
  retries: 0,
  forbidOnly: true,
  timeout: 120_000,
  expect: { timeout: 20_000 },
  reporter: [['list'], ['json', { outputFile: '../.cache/tests/playwright.json' }]],
  use: {
    ...(process.env.E2E_ORIGIN ? { baseURL: process.env.E2E_ORIGIN } : {}),
    viewport: { width: 390, height: 844 },
    deviceScaleFactor: 1,
    launchOptions: launchOptions(),
    // A trace takes a quarter of the processor. `TRACE=1 npm run test:e2e -- …` keeps the traces of tests that fail.
    trace: process.env.TRACE === undefined ? 'off' : 'retain-on-failure',
    screenshot: 'only-on-failure',
  },
  webServer: {
    command: 'npx tsx src/server/run/start.ts',
    cwd: path.resolve(import.meta.dirname, '..'),
    // The system assigns a free port. Workers start later and read it from E2E_ORIGIN.
    wait: { stdout: /House Kombat is ready: (?<e2e_origin>\S+)\s/ },
    // The first start builds everything: a minute, or several beside other work.
    timeout: 600_000,
    stdout: 'ignore',
    stderr: 'pipe',
    gracefulShutdown: { signal: 'SIGTERM', timeout: 10_000 },
    env: {
      PORT: '0',
      METRICS_PORT: '0',
      DESK_PORT: process.env.E2E_DESK_PORT,
      // Needed when the database is on another machine.
      LOCAL_MODE: 'on',
      // Trading NPC would change the market during a test.
      NPC_TRADERS: 'off',
      DATA_DIR: process.env.E2E_DATA_DIR,
      // Lets players link wallets, which sign for PUBLIC_URL.
      TON_ENABLED: 'on',
      PUBLIC_URL: 'https://play.example.org',
      TEST_CLOCK: process.env.E2E_CLOCK,
      TEST_ENTROPY: process.env.E2E_ENTROPY,
      LOG_LEVEL: 'warn',
      // Tests tap faster than people: within two dozen fights they use up a player's 240 calls a minute.
      RATE_LIMIT_PER_MINUTE: '100000',
    },
  },
})
