import { defineConfig } from '@playwright/test'
import { launchOptions } from './run/browser.ts'

/** What a new person does with the README's first command: the game is running at GAME_ADDRESS, in its own time and with its own chance. */
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
