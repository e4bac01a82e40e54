import { type Browser, expect } from '@playwright/test'
import { OTHER_ROUTES, ROUTES } from '../../src/client/app/route-names.ts'
import { type BenchPage, openBench, SIZES, takePicture, test } from '../helpers/bench.ts'
import { watchPage } from '../helpers/page-problems.ts'

/** Where most could differ between two takes: counters and a pet that breathe, a fight under way, rewards that come in. */
const SCREENS = [
  { route: ROUTES.HOME, state: 'rich' },
  { route: ROUTES.HOME, state: 'error' },
  { route: OTHER_ROUTES.KOMBAT, state: 'rich' },
  { route: OTHER_ROUTES.KOMBAT_RESULT, state: 'rich' },
]

type Address = (typeof SCREENS)[number]

const take = async (bench: BenchPage, address: Address): Promise<Buffer> => {
  await openBench(bench, address, SIZES.phone)
  return takePicture(bench.page)
}

const takeAnew = async (browser: Browser, address: Address): Promise<Buffer> => {
  const context = await browser.newContext({ timezoneId: 'UTC', locale: 'en-US' })
  try {
    const page = await context.newPage()
    return await take({ page, watch: watchPage(page) }, address)
  } finally {
    await context.close()
  }
}

for (const address of SCREENS)
  test(`${address.route}, ${address.state}: a take in the window of all shots and one in a new context are the same bytes`, async ({
    bench,
    browser,
  }, testInfo) => {
    const [first, second] = [await take(bench, address), await takeAnew(browser, address)]
    for (const [name, body] of Object.entries({ first, second }))
      await testInfo.attach(name, { body, contentType: 'image/png' })
    expect(first.equals(second)).toBe(true)
  })
