import path from 'node:path'
import { defineConfig, type PlaywrightTestConfig } from '@playwright/test'
import { comparesPictures, launchOptions, PICTURE_FLAGS } from './run/browser.ts'

if (process.env.TEST_WORKER_INDEX === undefined && !comparesPictures())
  console.log(
    'Pictures are not compared: this is not the Chromium that took the baselines. Everything else is checked.',
  )

/** Origin of a running gallery, as `npm run gallery` prints it. Without it the tests serve their own build. */
const gallery = process.env.GALLERY_URL ? new URL(process.env.GALLERY_URL).origin : null
const origin = gallery ?? process.env.SHOTS_ORIGIN

const ownWorkbench: PlaywrightTestConfig['webServer'] = {
  command: 'npx tsx tests/run/serve-workbench.ts',
  cwd: path.resolve(import.meta.dirname, '..'),
  // The system assigns a free port. Workers start later and read it from SHOTS_ORIGIN.
  wait: { stdout: /The workbench is ready: (?<shots_origin>\S+)\s/ },
  timeout: 600_000,
  stdout: 'ignore',
  stderr: 'pipe',
  gracefulShutdown: { signal: 'SIGTERM', timeout: 5000 },
}

export default defineConfig({
  testDir: './screenshots',
  outputDir: '../.cache/shots-results',
  fullyParallel: true,
  workers: 2,
  retries: 0,
  forbidOnly: true,
  // Long enough for a machine with twenty times too much to do. A picture that differs fails as soon as the page is
  // stable.
  timeout: 180_000,
  // The one tolerance of all pictures: `readme/tolerances.md`.
  expect: { timeout: 60_000, toMatchSnapshot: { threshold: 0.1, maxDiffPixels: 4 } },
  ignoreSnapshots: !comparesPictures(),
  snapshotPathTemplate: '{testDir}/baselines/{testFileName}/{arg}{ext}',
  // A picture that is not stored fails, unless `npm run shots:accept` runs.
  updateSnapshots: 'none',
  reporter: [
    ['list'],
    ['json', { outputFile: '../.cache/tests/shots.json' }],
    ['html', { outputFolder: '../.cache/shots-report', open: 'never' }],
  ],
  use: {
    ...(origin ? { baseURL: origin } : {}),
    viewport: { width: 390, height: 844 },
    deviceScaleFactor: 1,
    timezoneId: 'UTC',
    locale: 'en-US',
    launchOptions: launchOptions(PICTURE_FLAGS),
  },
  ...(gallery === null ? { webServer: ownWorkbench } : {}),
})
