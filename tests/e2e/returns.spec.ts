import { expect, test } from '@playwright/test'
import { watchPage } from '#tests/helpers/page/page-problems.ts'
import { newPlayer, openAs, setServerMinutesAhead } from '#tests/helpers/server/tester.ts'

const STORM_MS = 31_000
const MOST_CALLS = 40

test.afterEach(() => setServerMinutesAhead(0))

for (const returns of [20, 60])
  test(`${returns} returns within 31 s make ${MOST_CALLS} calls at most, and a claim after them is taken (T3, R40)`, async ({
    page,
  }) => {
    setServerMinutesAhead(0)
    const id = await newPlayer(page, 'Restless', 3)
    setServerMinutesAhead(90)
    await page.clock.install()
    const watch = watchPage(page)
    await openAs(page, id)
    const claim = page.getByRole('button', { name: /^Claim [\d.]+ TOK/ })
    await expect(claim).toBeVisible()
    await page.getByRole('navigation').getByRole('link', { name: 'Earn' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Earn' })).toBeVisible()
    await page.getByRole('navigation').getByRole('link', { name: 'Home' }).click()
    await expect(claim).toBeVisible()
    await page.waitForLoadState('networkidle')
    await page.clock.fastForward(60_000)

    const calls: string[] = []
    page.on('request', (request) => {
      const { pathname } = new URL(request.url())
      if (pathname.startsWith('/api/')) calls.push(pathname)
    })
    for (let turn = 0; turn < returns; turn += 1) {
      await page.evaluate(() => {
        for (const state of ['hidden', 'visible'] as const) {
          Object.defineProperty(document, 'visibilityState', { value: state, configurable: true })
          document.dispatchEvent(new Event('visibilitychange'))
        }
      })
      await page.clock.fastForward(Math.round(STORM_MS / returns))
    }
    await page.waitForLoadState('networkidle')
    console.log(`  ${calls.length} calls`)
    expect(calls.length).toBeGreaterThan(5)
    expect(calls.length).toBeLessThanOrEqual(MOST_CALLS)

    const answer = page.waitForResponse('**/api/v1/users/claim')
    await claim.click()
    expect((await answer).status()).toBe(200)
    watch.expectNone()
  })
