import { type Browser, expect } from '@playwright/test'
import { OTHER_ROUTES, ROUTES } from '../../src/client/app/route-names.ts'
import { openBench, SIZES, takePicture, test } from '../helpers/bench.ts'
import { watchPage } from '../helpers/page-problems.ts'

/** Where most could differ between two takes: counters and a pet that breathe, a fight under way, rewards that come in. */
const SCREENS = [
  { route: ROUTES.HOME, state: 'rich' },
  { route: ROUTES.HOME, state: 'error' },
  { route: OTHER_ROUTES.KOMBAT, state: 'rich' },
  { route: OTHER_ROUTES.KOMBAT_RESULT, state: 'rich' },
]

const take = async (browser: Browser, address: (typeof SCREENS)[number]): Promise<Buffer> => {
  const context = await browser.newContext({ timezoneId: 'UTC', locale: 'en-US' })
  try {
    const page = await context.newPage()
    await openBench({ page, watch: watchPage(page) }, address, SIZES.phone)
    return await takePicture(page)
  } finally {
    await context.close()
  }
}

for (const address of SCREENS)
  test(`${address.route}, ${address.state}: two takes in two contexts are the same bytes`, async ({
    browser,
  }, testInfo) => {
    const [first, second] = [await take(browser, address), await take(browser, address)]
    for (const [name, body] of Object.entries({ first, second }))
      await testInfo.attach(name, { body, contentType: 'image/png' })
    expect(first.equals(second)).toBe(true)
  })
