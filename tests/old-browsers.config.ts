import { defineConfig } from '@playwright/test'
import base from './playwright.config.ts'
import { OLD_VERSIONS, oldChromium } from './run/old-chromium.ts'

export default defineConfig({
  ...base,
  testMatch: ['old-browsers/**/*.spec.ts'],
  // Only on the console, so that the report of `npm run test:e2e` stays.
  reporter: [['list']],
  outputDir: '../test-results/old-browsers',
  projects: OLD_VERSIONS.map((version) => {
    const { executablePath, args, env } = oldChromium(version)
    return {
      name: `Chromium ${version.split('.')[0]}`,
      use: {
        launchOptions: { executablePath, args: [...args], env: { ...(process.env as Record<string, string>), ...env } },
      },
    }
  }),
})
