import { expect, type Page, test } from '@playwright/test'
import { dayKeyOf } from '#rules/days.ts'
import { tournamentResultsMs } from '#rules/tournament/tournament-calendar.ts'
import { watchPage } from '#tests/helpers/page/page-problems.ts'
import { asOperator } from '#tests/helpers/server/operator.ts'
import { newPlayer, openAs, serverNowMs, setServerMinutesAhead, turnServerTo } from '#tests/helpers/server/tester.ts'
import { IN_NPM_TEST } from '#tests/helpers/setup/npm-test.ts'

const HAMSTER = 0
/** A pocket of the first level is full after two hours. */
const FULL_MINUTES = 150
const ANSWERED_CALLS = 26

const balance = (page: Page) => page.getByRole('button', { name: /^Balance/ })
const openWithOffer = async (page: Page, playerId: number): Promise<void> => {
  await page.addInitScript((id) => sessionStorage.setItem('house-kombat.local-player', String(id)), playerId)
  await page.goto('/')
}
test.beforeEach(() => setServerMinutesAhead(0))
test.afterEach(() => setServerMinutesAhead(0))

const callsOf = (page: Page): string[] => {
  const calls: string[] = []
  page.on('request', (request) => {
    const { pathname } = new URL(request.url())
    if (pathname.startsWith('/api/')) calls.push(`${request.method()} ${pathname}`)
  })
  return calls
}

/** Opens home and waits until the pages linked from it have been prefetched. */
const openUntilIdle = async (page: Page, playerId: number): Promise<void> => {
  const later = page.waitForResponse(/\/next-[^/]+\.js$/)
  await openAs(page, playerId)
  await later
  await page.waitForLoadState('networkidle')
}

test('opening home asks the server once, whatever it shows (rows 5, 10, 17, 35, 44)', async ({ page }) => {
  const watch = watchPage(page)
  const id = await newPlayer(page, 'Frugal', HAMSTER)
  setServerMinutesAhead(FULL_MINUTES)
  const calls = callsOf(page)
  await openUntilIdle(page, id)
  await expect(balance(page)).toContainText('10.00')
  await expect(page.getByRole('button', { name: /^Rank:/ })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Claim 2.00 TOK' })).toBeVisible()
  await expect(page.getByRole('button', { name: /^Today.*2 ready/ })).toBeVisible()
  await expect(page.getByRole('link', { name: /^Earn new$/ })).toBeVisible()
  expect(calls).toEqual(['GET /api/v1/users/home'])
  watch.expectNone()
})

test('from the evening’s final until midnight home also asks for the tournament (row 5, extra 21)', async ({
  page,
}) => {
  const id = await newPlayer(page, 'Evening guest', HAMSTER)
  turnServerTo(tournamentResultsMs(dayKeyOf(serverNowMs())))
  const calls = callsOf(page)
  await openUntilIdle(page, id)
  await expect(balance(page)).toContainText('10.00')
  expect(calls).toEqual(['GET /api/v1/users/home', 'GET /api/v1/tournament'])
})

test('a player who comes again downloads no answer twice: the browser keeps it, and asks whether it is still the same (row 5)', async ({
  page,
}) => {
  const id = await newPlayer(page, 'Returning', HAMSTER)
  const opened = async (open: () => Promise<unknown>): Promise<number> => {
    const answered = page.waitForResponse('**/api/v1/users/home')
    await open()
    const { responseBodySize } = await (await answered).request().sizes()
    await expect(balance(page)).toBeVisible()
    return responseBodySize
  }
  await openUntilIdle(page, id)
  // The first visit may have changed the answers, so this reload fills the cache.
  await opened(() => page.reload())
  await page.waitForLoadState('networkidle')
  expect(await opened(() => page.reload())).toBe(0)
  await expect(balance(page)).toContainText('10.00')

  await asOperator('grant', String(id), 'tok', '5', '--why', 'a browser test')
  expect(await opened(() => page.reload())).toBeGreaterThan(0)
  await expect(balance(page)).toContainText('15.00')
})

test('a part that failed is asked again by its own call; at a server without the call each part is (rows 5, 185)', async ({
  page,
}) => {
  const id = await newPlayer(page, 'Stubborn', HAMSTER)
  await page.route('**/api/v1/users/home', async (route) => {
    const response = await route.fetch()
    const { data } = await response.json()
    const failed = { status: 500, error: { code: 'internal', message: 'Something went wrong' } }
    await route.fulfill({ response, json: { data: { ...data, 'season.get': failed, 'users.balance': failed } } })
  })
  const calls = callsOf(page)
  await openUntilIdle(page, id)
  await expect(balance(page)).toContainText('10.00')
  expect(calls.toSorted()).toEqual(['GET /api/v1/season', 'GET /api/v1/users/balance', 'GET /api/v1/users/home'])

  await page.unroute('**/api/v1/users/home')
  await page.route('**/api/v1/users/home', (route) =>
    route.fulfill({ status: 404, json: { code: 'not-found', message: 'Not found' } }),
  )
  calls.length = 0
  await openUntilIdle(page, id)
  await expect(balance(page)).toContainText('10.00')
  expect(calls).toHaveLength(1 + ANSWERED_CALLS)
})

test('today collects everything with one tap, and its lines lead on (rows 35, 45)', { tag: IN_NPM_TEST }, async ({
  page,
}) => {
  const watch = watchPage(page)
  const id = await newPlayer(page, 'Reaper', HAMSTER)
  setServerMinutesAhead(FULL_MINUTES)
  await openAs(page, id)
  await page.getByRole('button', { name: /^Today.*2 ready/ }).click()
  const drawer = page.getByRole('dialog')
  await drawer.getByRole('button', { name: 'Collect all' }).click()
  await expect(drawer.getByRole('heading', { name: 'Collected!' })).toBeVisible()
  await expect(drawer.getByText('+3.00')).toBeVisible()
  await drawer.getByRole('button', { name: 'Great' }).click()
  await expect(balance(page)).toContainText('13.00')
  await page.getByRole('button', { name: 'Today', exact: true }).click()
  await expect(drawer.getByText('Nothing to collect right now')).toBeVisible()
  await drawer.getByRole('button', { name: 'Go: Kombat' }).click()
  await expect(page).toHaveURL(/\/kombat_prep$/)
  watch.expectNone()
})

test.describe('by touch and by keys', () => {
  test.use({ hasTouch: true })

  test('the focus ring is on a dialog’s Close after keys, never after a tap', async ({ page }) => {
    const watch = watchPage(page)
    await openAs(page, await newPlayer(page, 'Ringless', HAMSTER))
    const daily = page.getByRole('button', { name: /^Daily/ })
    const dialog = page.getByRole('dialog', { name: 'Daily check-in' })
    const ring = dialog.locator(':focus-visible').and(dialog.getByRole('button'))

    await daily.tap()
    await expect(dialog).toBeFocused()
    await expect(ring).toHaveCount(0)
    await dialog.getByRole('button', { name: 'Close' }).tap()
    await expect(dialog).toBeHidden()
    expect(await daily.evaluate((button) => button.matches(':focus-visible'))).toBe(false)

    await daily.press('Enter')
    await expect(dialog.getByRole('button', { name: 'Close' })).toBeFocused()
    await expect(ring).toHaveCount(1)
    await page.keyboard.press('Escape')
    await expect(daily).toBeFocused()
    watch.expectNone()
  })
})

test('boosts open by themselves once a day, after its first reward, and an ad watched to its end doubles the rate (rows 33, 42)', async ({
  page,
}) => {
  const watch = watchPage(page)
  const id = await newPlayer(page, 'Doubler', HAMSTER)
  setServerMinutesAhead(FULL_MINUTES)
  await openWithOffer(page, id)
  const boosts = page.getByRole('dialog', { name: 'Mining boosts' })
  await page.getByRole('button', { name: /^Daily/ }).click()
  const daily = page.getByRole('dialog', { name: 'Daily check-in' })
  await daily.getByRole('button', { name: /^Claim/ }).click()
  await expect(daily.getByRole('button', { name: 'Claimed' })).toBeVisible()
  await expect(boosts).toBeHidden()
  await expect(daily).toBeHidden()
  await expect(boosts.getByText('x2 for 2 hours')).toBeVisible()
  await boosts.getByRole('button', { name: 'Watch' }).click()
  await expect(page.getByRole('dialog', { name: 'Ad', exact: true })).toBeVisible()
  await expect(page.getByText('x2 rewards for 2 hours!')).toBeVisible()
  await expect(boosts.getByText('2 left today')).toBeVisible()
  await expect(boosts.getByRole('timer')).toContainText('Time left')
  await boosts.getByRole('button', { name: 'Close' }).click()
  await expect(page.locator('main').getByText('x2 rewards', { exact: true })).toBeVisible()
  await page.reload()
  await expect(page.getByRole('button', { name: 'Boosts', exact: true })).toBeVisible()
  await expect(boosts).toBeHidden()
  watch.expectNone()
})

test('the channel’s boost is taken after a look at the channel; news opens it too and is not shown again (rows 34, 42)', async ({
  page,
}) => {
  await page.addInitScript(() => {
    window.open = (url) => {
      Reflect.set(window, '__opened', String(url))
      return null
    }
  })
  const openedUrl = () => page.evaluate(() => Reflect.get(window, '__opened'))
  await asOperator('news', 'now', '--why', 'a test')
  await openAs(page, await newPlayer(page, 'Reader', HAMSTER))
  await page.getByRole('button', { name: 'Check News' }).click()
  expect(await openedUrl()).toBe('https://t.me/house_kombat')
  await expect(page.getByRole('button', { name: 'Check News' })).toBeHidden()

  await page.getByRole('button', { name: 'Boosts', exact: true }).click()
  const boosts = page.getByRole('dialog', { name: 'Mining boosts' })
  await boosts.getByRole('button', { name: 'Join' }).click()
  await boosts.getByRole('button', { name: 'Get boost' }).click()
  await expect(page.getByText('x2 rewards for 24 hours!')).toBeVisible()
  await page.reload()
  await expect(page.getByRole('button', { name: /^Daily/ })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Check News' })).toBeHidden()
})
