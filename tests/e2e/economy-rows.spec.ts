import { expect, type Page, test } from '@playwright/test'
import { dayStartMs, mondayMs } from '#rules/days.ts'
import { MS_PER_DAY, MS_PER_MINUTE } from '#rules/units.ts'
import { watchPage } from '#tests/helpers/page/page-problems.ts'
import { asOperator } from '#tests/helpers/server/operator.ts'
import {
  callAs,
  newPlayer,
  openAs,
  serverNowMs,
  setServerMinutesAhead,
  turnServerTo,
} from '#tests/helpers/server/tester.ts'

const balance = (page: Page) => page.getByRole('button', { name: /^Balance/ })
const claim = (page: Page) => page.getByRole('button', { name: /^Claim/ })

test.beforeEach(() => setServerMinutesAhead(0))
test.afterEach(() => setServerMinutesAhead(0))

test('the mine runs in sight, is refused before ten minutes, fills, pays what it has shown, and says so when it fails (rows 39, 43–49, 187–189)', async ({
  page,
}) => {
  const watch = watchPage(page)
  const id = await newPlayer(page, 'Miner', 0)
  await openAs(page, id)
  await expect(page.getByRole('img', { name: 'Your pet: Hamster' })).toBeVisible()
  await expect(page.getByRole('main')).toContainText('20/20')
  await expect(claim(page)).toContainText('1.00 TOK/h')
  const first = await claim(page).textContent()
  await expect(claim(page)).not.toHaveText(first ?? '')
  await claim(page).click()
  await expect(page.getByText('Claimable after 10 minutes', { exact: true })).toBeVisible()

  setServerMinutesAhead(9)
  await page.reload()
  await claim(page).click()
  await expect(page.getByText('Claimable after 1 minute', { exact: true })).toBeVisible()
  setServerMinutesAhead(11)
  await page.reload()
  // The balance changes before the answer comes. Turning the clock earlier would change the claim.
  const paid = page.waitForResponse((response) => response.url().endsWith('/api/v1/users/claim') && response.ok())
  await claim(page).click()
  await expect(balance(page)).toContainText('10.18')
  await paid

  // One hour at 1 TOK and one at 1.15 TOK. After these two hours the pocket is full.
  setServerMinutesAhead(71)
  await callAs(page, id, 'POST', '/api/v1/upgrades', { type: 'mining-tok' })
  setServerMinutesAhead(140)
  await page.reload()
  await expect(page.getByRole('progressbar', { name: 'Mining pocket' })).toHaveAttribute('aria-valuenow', '100')
  await expect(claim(page)).toContainText(/Claim 2\.1[45] TOK/)
  await expect(balance(page)).toContainText('2.18')
  const asked = ['balance', 'last_claim', 'boosts'].map((name) =>
    page.waitForResponse((response) => response.url().endsWith(`/api/v1/users/${name}`) && response.ok()),
  )
  await claim(page).click()
  await expect(balance(page)).toContainText(/4\.3[23]/)
  await Promise.all(asked)

  setServerMinutesAhead(200)
  await page.reload()
  await expect(claim(page)).toContainText('1.15 TOK/h')
  await expect(claim(page)).toHaveAttribute('data-ready', 'true')
  watch.allow({ pattern: /^500 POST \S+\/users\/claim$/, because: 'this claim is made to fail' })
  await page.route('**/api/v1/users/claim', (route) =>
    route.fulfill({ status: 500, json: { code: 'internal', message: 'Something went wrong' } }),
  )
  await claim(page).click()
  await expect(page.getByText('Failed to claim', { exact: true })).toBeVisible()
  await expect(balance(page)).toContainText(/4\.3[23]/)
  watch.expectNone()
})

/** Words that home shows only while it has something for this player (row 38, T4). */
const ONLY_WITH_SOMETHING = /league|season|chest|medal|bonus|rewards/i

test('a new player’s home draws nothing that has nothing for the player, and its hunt leads to the hunt (rows 38, 41)', async ({
  page,
}) => {
  const watch = watchPage(page)
  // Tall enough for every button. On lower pages some are behind More, which the shots check.
  await page.setViewportSize({ width: 390, height: 1000 })
  const id = await newPlayer(page, 'Tourist', 0)
  await openAs(page, id)
  const hunt = page.getByRole('button', { name: /^Hunt new/ })
  await expect(hunt).toBeVisible()
  await expect(page.getByRole('main').getByText(ONLY_WITH_SOMETHING)).toHaveCount(0)
  await hunt.click()
  await expect(page).toHaveURL('/monster-hunt')
  await expect(page.getByRole('heading', { level: 1, name: 'Monster hunt' })).toBeVisible()
  watch.expectNone()
})

test('the shop opens from home and leads back there; its dot shows while STAR can buy something, a tap dismisses it, and it is back on Monday (rows 35, 40, 190)', async ({
  page,
}) => {
  const watch = watchPage(page)
  await page.setViewportSize({ width: 390, height: 1000 })
  const id = await newPlayer(page, 'Customer', 0)
  await openAs(page, id)
  await expect(page.getByRole('button', { name: 'Shop', exact: true })).toBeVisible()
  await asOperator('grant', String(id), 'star', '10', '--why', 'a test')
  await page.reload()
  await page.getByRole('button', { name: 'Shop new' }).click()
  await expect(page).toHaveURL('/iap')
  await page.getByRole('button', { name: 'Back' }).click()
  await expect(page.getByRole('button', { name: 'Shop', exact: true })).toBeVisible()
  await page.reload()
  await expect(page.getByRole('button', { name: 'Shop', exact: true })).toBeVisible()

  turnServerTo(mondayMs(serverNowMs()) + 7 * MS_PER_DAY + MS_PER_MINUTE)
  await page.reload()
  await expect(page.getByRole('button', { name: 'Shop new' })).toBeVisible()
  watch.expectNone()
})

test('rewards of the inbox are claimed in their words, and one that fails stays; the check-in resets at 00:00 UTC (rows 37, 187, 190)', async ({
  page,
}) => {
  const watch = watchPage(page)
  const id = await newPlayer(page, 'Collector', 0)
  for (const amount of ['3', '4', '5']) await asOperator('inbox', String(id), 'star', amount, '--why', 'a test')
  await openAs(page, id, '/inbox')
  await expect(page.getByText('3 rewards waiting')).toBeVisible()
  watch.allow({ pattern: /^500 POST \S+\/inbox\/\S+\/claim$/, because: 'this claim is made to fail' })
  await page.route('**/api/v1/inbox/*/claim', (route) =>
    route.fulfill({ status: 500, json: { code: 'internal', message: 'Something went wrong' } }),
  )
  await page
    .getByRole('button', { name: /^Claim: / })
    .first()
    .click()
  await expect(page.getByText('Failed to claim reward!', { exact: true })).toBeVisible()
  await page.unroute('**/api/v1/inbox/*/claim')
  await page
    .getByRole('button', { name: /^Claim: / })
    .first()
    .click()
  await expect(page.getByText('Claim successfully 🎁')).toBeVisible()
  await page.getByRole('button', { name: 'Great' }).click()
  await page.getByRole('button', { name: 'Claim all' }).click()
  await expect(page.getByText('Rewards claimed!', { exact: true })).toBeVisible()
  // The rest after 5, 4 or 3 STAR: the order of the three is random.
  await expect(page.getByRole('dialog').getByText(/^\+[789]$/)).toBeVisible()
  await page.getByRole('button', { name: 'Great' }).click()
  await expect(page.getByText('All caught up')).toBeVisible()

  const midnightMs = dayStartMs(serverNowMs()) + MS_PER_DAY
  await page.goto('/')
  const daily = page.getByRole('dialog')
  await page.getByRole('button', { name: /^Daily/ }).click()
  await daily.getByRole('button', { name: 'Claim 1.00 TOK' }).click()
  await expect(daily.getByRole('button', { name: 'Claimed' })).toBeDisabled()
  turnServerTo(midnightMs - 2 * MS_PER_MINUTE)
  await page.reload()
  await page.getByRole('button', { name: /^Daily/ }).click()
  await expect(daily.getByRole('button', { name: 'Claimed' })).toBeDisabled()
  turnServerTo(midnightMs)
  await page.reload()
  await page.getByRole('button', { name: /^Daily/ }).click()
  await daily.getByRole('button', { name: 'Claim 1.50 TOK' }).click()
  await expect(daily.getByText('2 days in a row')).toBeVisible()
  watch.expectNone()
})
