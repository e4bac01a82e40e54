import { expect, type Page, test } from '@playwright/test'
import { watchPage } from '#tests/helpers/page/page-problems.ts'
import { newPlayer, openAs, setServerMinutesAhead } from '#tests/helpers/server/tester.ts'

const chip = (page: Page) => page.locator('main header').getByText(/^\d+\.\d\d$/)

test.beforeEach(() => setServerMinutesAhead(0))

test('a player buys a level of the pocket, sees the salary and is refused the next for lack of TOK (rows 17, 50, 51, 53, 55, 56, 58, 59)', async ({
  page,
}) => {
  const watch = watchPage(page)
  await openAs(page, await newPlayer(page, 'Buyer', 0), '/v2/upgrade')
  await expect(page.getByRole('heading', { name: 'Upgrades' })).toBeVisible()
  await expect(chip(page)).toHaveText('10.00')
  await expect(page.getByRole('link', { name: /^Upgrade ready$/ })).toBeVisible()

  await page.getByRole('button', { name: 'Pocket', exact: true }).click()
  const drawer = page.getByRole('dialog')
  await expect(drawer.getByText('2 hours')).toBeVisible()
  await expect(drawer.getByText('3 hours')).toBeVisible()
  await drawer.getByRole('button', { name: 'Upgrade for 3.0 TOK' }).click()
  await expect(drawer.getByText('1 of 8')).toBeVisible()
  await expect(drawer.getByText('4 hours')).toBeVisible()
  await expect(chip(page)).toHaveText('7.00')
  await drawer.getByRole('button', { name: 'Upgrade for 8.0 TOK' }).click()
  await expect(page.getByText('Insufficient TOK!')).toBeVisible()
  await drawer.getByRole('button', { name: 'Close' }).click()

  await page.getByRole('button', { name: 'Salary', exact: true }).click()
  await expect(drawer.getByText('1.00 TOK/h', { exact: true })).toBeVisible()
  await expect(drawer.getByText('1.15 TOK/h', { exact: true })).toBeVisible()
  await drawer.getByRole('button', { name: 'Close' }).click()
  await expect(drawer).toBeHidden()

  await page.reload()
  await expect(page.getByText('Level 1')).toBeVisible()
  await page.getByRole('button', { name: 'Back' }).click()
  await expect(page).toHaveURL(/\/$/)
  watch.expectNone()
})

test('honor opens its missions, and one that is not done is refused (rows 52, 54, 57)', async ({ page }) => {
  await openAs(page, await newPlayer(page, 'Squire', 0), '/upgrade')
  await page.getByRole('button', { name: 'Honor', exact: true }).click()
  const drawer = page.getByRole('dialog')
  await expect(drawer.getByText('1x', { exact: true })).toBeVisible()
  await expect(drawer.getByText('1.2x', { exact: true })).toBeVisible()
  await drawer.getByRole('button', { name: 'Open mission' }).click()
  await expect(drawer.getByRole('heading', { name: /^\d+ missions available$/ })).toBeVisible()
  await expect(
    drawer.getByText('Each mission will give you a new level. You can complete mission in any order.'),
  ).toBeVisible()
  await drawer.getByRole('button', { name: /Win 10 fights/ }).click()
  await expect(page.getByText('Task not completed!')).toBeVisible()
  await drawer.getByRole('button', { name: 'Got It' }).click()
  await expect(drawer.getByRole('button', { name: 'Open mission' })).toBeVisible()
})

test('the check-in pays while the player is on another page; a link is asked about first (rows 17, 60-64, 66)', async ({
  page,
}) => {
  await openAs(page, await newPlayer(page, 'Worker', 0), '/earn')
  const checkIn = page.getByRole('button', { name: /Daily check-in/ })
  await expect(page.getByRole('link', { name: /^Earn new$/ })).toBeVisible()
  await expect(page.getByText('Refer a friend')).toBeVisible()
  await expect(page.getByText('Refer 3 friends')).toBeVisible()

  await page.getByRole('button', { name: /Get Telegram Premium/ }).click()
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByText('Do you want to open https://t.me/premium')).toBeVisible()
  await dialog.getByRole('button', { name: 'Cancel' }).click()
  await expect(dialog).toBeHidden()

  await checkIn.click()
  await expect(checkIn).toHaveAttribute('aria-busy', 'true')
  await page.getByRole('link', { name: /Home/ }).click()
  await expect(page.getByText('Task completed! +1.00 TOK')).toBeVisible()
  await expect(page.getByText('11.00')).toBeVisible()
  await page.getByRole('link', { name: /Earn/ }).click()
  await expect(page.getByRole('listitem').filter({ hasText: 'Daily check-in' }).getByText('done')).toBeAttached()
})

test('a task that is not fulfilled says so (row 63)', async ({ page }) => {
  await openAs(page, await newPlayer(page, 'Alone', 0), '/earn')
  const refer = page.getByRole('button', { name: /Refer a friend/ })
  await refer.click()
  await expect(page.getByText('Task not completed!')).toBeVisible()
  await expect(refer).not.toHaveAttribute('aria-busy', 'true')
})
