import { defineConfig } from '@playwright/test'
import { launchOptions } from './run/browser.ts'

/** The first steps after the README's first command. The game runs at GAME_ADDRESS with the real clock and real randomness. */
export default defineConfig({
  testDir: './first-command',
  outputDir: '../test-results/first-command',
  workers: 1,
  retries: 0,
  forbidOnly: true,
  // Nothing is held here: a fight takes its time, and a machine that draws it slowly takes more.
  timeout: 300_000,
  expect: { timeout: 120_000 },
  reporter: [['list']],
  use: {
    baseURL: process.env.GAME_ADDRESS ?? 'http://127.0.0.1:3000',
    viewport: { width: 390, height: 844 },
    hasTouch: true,
    actionTimeout: 120_000,
    launchOptions: launchOptions(),
    screenshot: 'only-on-failure',
  },
})
