import { expect, test } from '@playwright/test'
import { watchPage } from '#tests/helpers/page/page-problems.ts'
import { asOperator } from '#tests/helpers/server/operator.ts'
import { newPlayer, openAs, setServerMinutesAhead } from '#tests/helpers/server/tester.ts'
import { IN_NPM_TEST } from '#tests/helpers/setup/npm-test.ts'

test.beforeEach(() => setServerMinutesAhead(0))

test('settings lead to the ledger, the inbox and fair play; a choice follows the player to another device (extras 7, 17, 20)', {
  tag: IN_NPM_TEST,
}, async ({ page, browser }) => {
  const watch = watchPage(page)
  const player = await newPlayer(page, 'Keeper', 0)
  await openAs(page, player, '/settings')

  await page.getByRole('button', { name: /^Ledger/ }).click()
  await expect(page.getByRole('heading', { name: 'Today' })).toBeVisible()
  await expect(page.getByText('Welcome reward')).toBeVisible()
  await expect(page.getByText('House bonus')).toBeVisible()
  await expect(page.getByText('+5.00')).toHaveCount(2)
  await page.getByRole('radio', { name: 'STAR' }).click()
  await expect(page.getByText('Nothing of this kind yet')).toBeVisible()
  await page.getByRole('button', { name: 'Back' }).click()

  await page.getByRole('button', { name: /^Inbox/ }).click()
  await expect(page.getByRole('heading', { name: 'All caught up' })).toBeVisible()
  await page.getByRole('button', { name: 'Back' }).click()

  await page.goto('/settings')
  await page.getByRole('button', { name: /^Fair play/ }).click()
  await expect(page.getByRole('heading', { name: "You're in good standing" })).toBeVisible()
  await page.getByRole('button', { name: 'Back' }).click()

  const saved = page.waitForResponse((response) => response.request().method() === 'PUT' && response.ok())
  await page.getByRole('radio', { name: 'Reduced' }).click()
  await saved
  const other = await browser.newPage()
  await openAs(other, player, '/settings')
  await expect(other.getByRole('radio', { name: 'Reduced' })).toBeChecked()
  await other.close()
  watch.expectNone()
})

test('without a network the game shows what it knew, refuses mutations at once and comes back by itself (extra 9)', async ({
  page,
  context,
}) => {
  await openAs(page, await newPlayer(page, 'Nomad', 0))
  await expect(page.getByText('10.00')).toBeVisible()
  await expect
    .poll(() => page.evaluate(() => Object.keys(localStorage).some((key) => key.includes('last-answers'))))
    .toBe(true)
  await expect.poll(() => page.evaluate(() => JSON.stringify(localStorage).includes('users.lastClaim'))).toBe(true)

  await context.setOffline(true)
  await expect(page.getByText('Offline: showing saved data')).toBeVisible()
  await expect(page.getByText(/Last synced/)).toBeVisible()
  await page
    .getByRole('button', { name: /^Claim/ })
    .first()
    .click()
  await expect(page.getByText("You're offline. Reconnect to do this.")).toBeVisible()
  await expect(page.getByText('10.00')).toBeVisible()
  await context.setOffline(false)
  await expect(page.getByText('Offline: showing saved data')).toBeHidden()

  await page.route('**/api/**', (route) => route.abort('internetdisconnected'))
  await page.reload()
  await expect(page.getByText('10.00')).toBeVisible()
  await expect(page.getByText('Offline: showing saved data')).toBeVisible()
  await page.unroute('**/api/**')
  await expect(page.getByText('Offline: showing saved data')).toBeHidden({ timeout: 15_000 })
})

test('a player banned while playing lands on fair play with the reason and the appeal, and is let back in after the pardon (extra 20)', async ({
  page,
}) => {
  const watch = watchPage(page)
  await page.addInitScript(() => {
    window.open = (url) => {
      Reflect.set(window, '__opened', String(url))
      return null
    }
  })
  const player = await newPlayer(page, 'Shadow', 0)
  await openAs(page, player)
  await expect(page.getByText('10.00')).toBeVisible()
  // Home's deferred queries must have ended, so that the next call comes from the tap.
  await page.waitForLoadState('networkidle')
  const ban = ['--why', 'A script played', '--appeal', 'https://t.me/house_kombat_support']
  await asOperator('ban', String(player), ...ban)
  watch.allow({ pattern: /^403 /, because: 'the player is banned' })
  // Home's own next call may meet the ban first. Then the link is gone and the tap is skipped.
  for (const link of await page.getByRole('link', { name: /Friends/ }).all())
    await link.dispatchEvent('click', {}, { timeout: 1000 }).catch(() => undefined)
  await expect(page).toHaveURL(/\/fair-play$/)
  await expect(page.getByRole('heading', { name: 'This account is suspended' })).toBeVisible()
  await expect(page.getByText('A script played')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Back' })).toHaveCount(0)
  await page.getByRole('button', { name: 'Appeal' }).click()
  expect(await page.evaluate(() => Reflect.get(window, '__opened'))).toBe('https://t.me/house_kombat_support')

  await page.getByRole('button', { name: 'Check again' }).click()
  await expect(page.getByText('Nothing has changed yet')).toBeVisible()
  await page.goto('/')
  await expect(page).toHaveURL(/\/fair-play$/)
  await expect(page.getByRole('heading', { name: 'This account is suspended' })).toBeVisible()
  await asOperator('unban', String(player), '--why', 'It was a bug of ours')
  await page.getByRole('button', { name: 'Check again' }).click()
  await expect(page.getByRole('heading', { name: "You're in good standing" })).toBeVisible()
  await page.getByRole('button', { name: 'Back to the game' }).click()
  await expect(page).toHaveURL(/\/$/)
  await expect(page.getByText('10.00')).toBeVisible()
  watch.expectNone()
})

test('a player takes the data along as a file, and deletes the account after typing the word (extra 7)', async ({
  page,
}) => {
  await openAs(page, await newPlayer(page, 'Leaver', 0), '/settings')
  await page.getByRole('button', { name: /^Export my data/ }).click()
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Save the file' }).click()
  expect((await download).suggestedFilename()).toMatch(/^house-kombat-\d{4}-\d\d-\d\d\.json$/)
  await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click()

  await page.getByRole('button', { name: /^Delete my account/ }).click()
  const confirm = page.getByRole('button', { name: 'Delete for good' })
  await expect(confirm).toBeDisabled()
  await page.getByLabel('Type DELETE to confirm').fill('DELETE')
  await confirm.click()
  await expect(page.getByRole('heading', { name: 'Your account is deleted' }).last()).toBeVisible()
  await page.goto('/')
  await expect(page).toHaveURL(/\/v2\/onboard$/)
})
