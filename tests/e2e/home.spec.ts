import { expect, type Page, test } from '@playwright/test'
import { asOperator } from '../helpers/operator.ts'
import { watchPage } from '../helpers/page-problems.ts'
import { newPlayer, onboarded, openAs, setServerMinutesAhead } from '../helpers/tester.ts'

const HAMSTER = 0
/** Long enough for a full pocket of the first level, two hours. */
const FULL_MINUTES = 150

const aPlayer = async (page: Page, name: string): Promise<number> => {
  setServerMinutesAhead(0)
  return onboarded(page, await newPlayer(page, name), HAMSTER)
}
const balance = (page: Page) => page.getByRole('button', { name: /^Balance/ })
/** Opens home as a player who has not seen today's offer of boosts. */
const openWithOffer = async (page: Page, playerId: number): Promise<void> => {
  await page.addInitScript((id) => sessionStorage.setItem('house-kombat.local-player', String(id)), playerId)
  await page.goto('/')
}
test.afterEach(() => setServerMinutesAhead(0))

test('the daily check-in shows seven days and pays once (row 37)', async ({ page }) => {
  const watch = watchPage(page)
  await openAs(page, await aPlayer(page, 'Early bird'))
  await page.getByRole('button', { name: /^Daily/ }).click()
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByText('Begin your streak today')).toBeVisible()
  await expect(dialog.getByRole('listitem')).toHaveCount(7)
  await dialog.getByRole('button', { name: 'Claim 1.00 TOK' }).click()
  await expect(dialog.getByText('1 day in a row')).toBeVisible()
  await expect(dialog.getByRole('button', { name: 'Claimed' })).toBeDisabled()
  await dialog.getByRole('button', { name: 'Close' }).click()
  await expect(balance(page)).toContainText('11.00')
  await page.reload()
  await expect(page.getByRole('button', { name: 'Daily', exact: true })).toBeVisible()
  watch.expectNone()
})

test('today collects everything with one tap, and its lines lead on (rows 35, 45)', async ({ page }) => {
  const watch = watchPage(page)
  const id = await aPlayer(page, 'Reaper')
  setServerMinutesAhead(FULL_MINUTES)
  await openAs(page, id)
  await page.getByRole('button', { name: /^Today.*2 are ready/ }).click()
  const drawer = page.getByRole('dialog')
  await drawer.getByRole('button', { name: 'Collect all' }).click()
  await expect(drawer.getByRole('heading', { name: 'Collected!' })).toBeVisible()
  await expect(drawer.getByText('+3.00')).toBeVisible()
  await drawer.getByRole('button', { name: 'Great' }).click()
  await expect(balance(page)).toContainText('13.00')
  await page.getByRole('button', { name: 'Today', exact: true }).click()
  await expect(drawer.getByText('Nothing to collect now')).toBeVisible()
  await drawer.getByRole('button', { name: 'Go: Kombat' }).click()
  await expect(page).toHaveURL(/\/kombat_prep$/)
  watch.expectNone()
})

test('boosts open by themselves once a day, and an ad watched to its end doubles the rate (rows 33, 42)', async ({
  page,
}) => {
  const watch = watchPage(page)
  const id = await aPlayer(page, 'Doubler')
  setServerMinutesAhead(FULL_MINUTES)
  await openWithOffer(page, id)
  const boosts = page.getByRole('dialog', { name: 'Mining boosts' })
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
  await openAs(page, await aPlayer(page, 'Reader'))
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
