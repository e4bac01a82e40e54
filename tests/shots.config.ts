import path from 'node:path'
import { defineConfig } from '@playwright/test'
import { CHROMIUM_FLAGS, findChromium, PICTURE_FLAGS } from './run/browser.ts'
import { BASELINES, baselineMajor, chromiumMajor } from './run/chromium-major.ts'

// Workers load this file again: the first load decides, the others read what it decided.
process.env.SHOTS_PORT ??= String(20_000 + Math.floor(Math.random() * 20_000))

const executablePath = findChromium()
process.env.SHOTS_CHROMIUM ??= String(executablePath ? chromiumMajor(executablePath) : 0)
const major = Number(process.env.SHOTS_CHROMIUM)
const takenBy = baselineMajor()
const isOtherBrowser = takenBy !== null && takenBy !== major
if (isOtherBrowser && process.env.TEST_WORKER_INDEX === undefined)
  console.log(
    `The baselines were taken by Chromium ${takenBy}, this is ${major}: pictures are compared widely, small changes pass.`,
  )

/**
 * How far a picture may lie from its baseline. Two takes on one machine are byte-identical. Another processor rounds blended
 * colours and the edges of letters differently by a step or two: `threshold` 0.02 lets five of 255 steps of grey pass, which no
 * colour of the palette is close to another, and some dozen pixels beyond that. A part that moves by one pixel changes hundreds.
 */
const STRICT = { threshold: 0.02, maxDiffPixels: 24 }
/** Another major version draws letters and shadows anew: only what is gone, new or in another place shows. */
const WIDE = { threshold: 0.3, maxDiffPixelRatio: 0.05 }

export default defineConfig({
  testDir: './screenshots',
  outputDir: '../.cache/shots-results',
  // `npm run shots:accept` takes all of them into a folder of its own and compares there.
  snapshotPathTemplate: `${process.env.SHOTS_TAKEN ?? BASELINES}/{testFileName}/{arg}{ext}`,
  fullyParallel: true,
  workers: 2,
  retries: 0,
  forbidOnly: true,
  updateSnapshots: process.env.SHOTS_TAKEN ? 'all' : 'none',
  // Long enough for a machine with twenty times too much to do: a picture that differs fails as soon as it stands still.
  timeout: 180_000,
  expect: {
    timeout: 60_000,
    toMatchSnapshot: isOtherBrowser ? WIDE : STRICT,
  },
  reporter: [
    ['list'],
    ['json', { outputFile: '../.cache/tests/shots.json' }],
    ['./run/playwright-reporter.ts'],
    ['html', { outputFolder: '../.cache/shots-report', open: 'never' }],
  ],
  use: {
    baseURL: `http://127.0.0.1:${process.env.SHOTS_PORT}`,
    viewport: { width: 390, height: 844 },
    deviceScaleFactor: 1,
    timezoneId: 'UTC',
    locale: 'en-US',
    launchOptions: { args: [...CHROMIUM_FLAGS, ...PICTURE_FLAGS], ...(executablePath ? { executablePath } : {}) },
  },
  webServer: {
    command: 'npx tsx tests/run/serve-workbench.ts',
    cwd: path.resolve(import.meta.dirname, '..'),
    url: `http://127.0.0.1:${process.env.SHOTS_PORT}/favicon.svg`,
    timeout: 300_000,
    stdout: 'ignore',
    stderr: 'pipe',
    gracefulShutdown: { signal: 'SIGTERM', timeout: 5000 },
    env: { SHOTS_PORT: process.env.SHOTS_PORT },
  },
})
