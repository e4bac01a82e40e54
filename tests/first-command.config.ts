import { defineConfig } from '@playwright/test'
import { launchOptions } from './run/browser.ts'

/**
 * The first steps after the README's first command, with the game at GAME_ADDRESS, a real clock and real randomness.
 */
export default defineConfig({
  testDir: './first-command',
  outputDir: '../test-results/first-command',
  workers: 1,
  retries: 0,
  forbidOnly: true,
  // No clock is held here: a fight takes its full time, and longer on a machine that draws slowly.
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
