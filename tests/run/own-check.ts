import { writeFileSync } from 'node:fs'
import { chromium } from '@playwright/test'
import { launchOptions } from './browser.ts'
import { giveUp } from './give-up.ts'

/** Template: edit it into a check of your own against a running server. See `tests/readme/play.md`. */
const link = process.argv[2] ?? giveUp('Name the link that "npm run player" printed.')
const clock = process.env.TEST_CLOCK ?? giveUp('Name the file of the server’s clock by TEST_CLOCK.')

const PICTURE = '.cache/own-check.png'

const browser = await chromium.launch(launchOptions())
try {
  const page = await browser.newPage({ viewport: { width: 390, height: 844 } })
  const home = page.getByRole('navigation', { name: 'Main' })
  await page.goto(link)
  await home.waitFor()
  writeFileSync(clock, '+3h')
  await page.reload()
  await home.waitFor()
  await page.screenshot({ path: PICTURE })
  console.log(`Three hours later: ${PICTURE}`)
} finally {
  await browser.close()
}
