import { type Browser, expect } from '@playwright/test'
import { PAGE } from '#client/game/page-paths.ts'
import { watchPage } from '#tests/helpers/page/page-problems.ts'
import { openStory, SIZES, takePicture, test, type WatchedPage } from '#tests/helpers/pictures/stories.ts'

/** Most likely to differ between two screenshots: counters and a breathing pet, a running fight, appearing rewards. */
const SCREENS = [
  { route: PAGE.HOME.path, state: 'rich' },
  { route: PAGE.HOME.path, state: 'error' },
  { route: PAGE.KOMBAT.path, state: 'rich' },
  { route: PAGE.KOMBAT_RESULT.path, state: 'rich' },
]

type Address = (typeof SCREENS)[number]

const shot = async (watched: WatchedPage, address: Address): Promise<Buffer> => {
  await openStory(watched, address, SIZES.phone)
  return takePicture(watched.page)
}

const shotInNewContext = async (browser: Browser, address: Address): Promise<Buffer> => {
  const context = await browser.newContext({ timezoneId: 'UTC', locale: 'en-US' })
  try {
    const page = await context.newPage()
    return await shot({ page, watch: watchPage(page) }, address)
  } finally {
    await context.close()
  }
}

for (const address of SCREENS)
  test(`${address.route}, ${address.state}: screenshots in the shared window and in a new context are byte-identical`, async ({
    watched,
    browser,
  }, testInfo) => {
    const [first, second] = [await shot(watched, address), await shotInNewContext(browser, address)]
    for (const [name, body] of Object.entries({ first, second }))
      await testInfo.attach(name, { body, contentType: 'image/png' })
    expect(first.equals(second)).toBe(true)
  })
