import { expect, test } from '@playwright/test'
import { watchPage } from '#tests/helpers/page/page-problems.ts'
import { newPlayer, openAs, setServerMinutesAhead } from '#tests/helpers/server/tester.ts'

const HAMSTER = 0

test.beforeEach(() => setServerMinutesAhead(0))

test('the friends page has the player’s link and the terms, and leads to the referral board (rows 14, 28, 183)', async ({
  page,
}) => {
  const watch = watchPage(page)
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'share', { value: undefined })
    Object.defineProperty(navigator, 'clipboard', {
      value: { writeText: async (text: string) => void Reflect.set(window, '__copied', text) },
    })
  })
  const id = await newPlayer(page, 'Inviter', HAMSTER)
  await openAs(page, id)
  await page.getByRole('navigation').getByRole('link', { name: 'Friends' }).click()
  await expect(page.getByRole('heading', { name: 'Friends', exact: true })).toBeVisible()
  await expect(page.getByText('You get 2 TOK, your friend gets 1 TOK')).toBeVisible()
  await expect(page.getByText('No friends yet: bring your crew')).toBeVisible()
  await page.getByRole('button', { name: 'Copy' }).click()
  await expect(page.getByText('Link copied')).toBeVisible()
  expect(await page.evaluate(() => Reflect.get(window, '__copied'))).toMatch(new RegExp(`\\?startapp=${id}$`))
  await page.getByRole('button', { name: /^Referral leaderboard/ }).click()
  await expect(page).toHaveURL(/\/refer-leaderboard$/)
  watch.expectNone()
})

test('a friend who joined by the link is on the page with how many of three fights are done (rows 14, 183)', async ({
  page,
}) => {
  const inviter = await newPlayer(page, 'Host', HAMSTER)
  const friend = await newPlayer(page, 'Guest of Host')
  await openAs(page, friend, `/?tgWebAppStartParam=${inviter}`)
  await page.getByRole('button', { name: /Dogs/ }).click()
  await page.getByRole('button', { name: 'Join now' }).click()
  await expect(page).toHaveURL(/\/$/)

  const own = await page.context().newPage()
  await openAs(own, inviter, '/friends')
  await expect(own.getByText('1 friend', { exact: true })).toBeVisible()
  await expect(own.getByRole('progressbar', { name: /^Fights of / })).toHaveAttribute('aria-valuetext', '0 of 3 fights')
  await expect(own.getByRole('button', { name: /^Friendly fight with / })).toBeVisible()
})

test('the three boards are side by side, with podium, pages and the player’s own row (rows 28, 178, 179, 191)', async ({
  page,
}) => {
  const watch = watchPage(page)
  const id = await newPlayer(page, 'Climber', HAMSTER)
  await openAs(page, id, '/leaderboard')
  const own = page.getByRole('region', { name: 'Your place' })
  await expect(page.getByRole('list', { name: 'Top three' }).getByRole('listitem')).toHaveCount(3)
  await expect(page.getByText(/^Page 1 of \d+$/)).toBeVisible()
  await expect(own).toContainText('climber')
  await page.getByRole('tab', { name: 'TOK' }).click()
  await expect(page).toHaveURL(/\/tok-leaderboard$/)
  await expect(own).toContainText('10.00')
  await page.getByRole('tab', { name: 'Friends' }).click()
  await expect(page).toHaveURL(/\/refer-leaderboard$/)
  watch.expectNone()
})

test('the page shows rank, army and the list of ranks; without STAR the army does not rise (rows 28, 158, 159)', async ({
  page,
}) => {
  const watch = watchPage(page)
  const id = await newPlayer(page, 'Pawn', HAMSTER)
  await openAs(page, id, '/tier')
  await expect(page.getByRole('heading', { name: 'Bronze IV' })).toBeVisible()
  await expect(page.getByText('100 RP to Bronze III')).toBeVisible()
  await page.getByRole('tab', { name: 'Army' }).click()
  await expect(page.getByRole('list', { name: 'All army ranks' }).getByRole('listitem')).toHaveCount(24)
  await page.getByRole('button', { name: 'Promote · 20 STAR' }).click()
  await expect(page.getByText('Insufficient STAR balance!')).toBeVisible()
  await page.getByRole('tab', { name: 'League' }).click()
  await page.getByRole('button', { name: /^All ranks/ }).click()
  await expect(page).toHaveURL(/\/tier-list$/)
  await expect(page.getByText('You are here')).toBeInViewport()
  watch.expectNone()
})

test('the first move to another house is free, the next one waits seven days (rows 23, 74)', async ({ page }) => {
  const watch = watchPage(page)
  const id = await newPlayer(page, 'Mover', HAMSTER)
  await openAs(page, id, '/switch-house')
  await expect(page.getByText('Your first switch is free.')).toBeVisible()
  await page.getByRole('button', { name: /^Blum/ }).click()
  await page.getByRole('button', { name: 'Switch for free' }).click()
  await expect(page.getByRole('heading', { name: 'Welcome to Blum!' })).toBeVisible()
  await page.getByRole('button', { name: 'Continue' }).click()
  await expect(
    page.getByRole('region', { name: 'Switch house' }).getByText(/^You can switch again in (7 d 0|6 d 23) h$/),
  ).toBeVisible()
  await page.reload()
  await expect(page.getByRole('button', { name: /^Blum.*Your house/ })).toBeVisible()
  setServerMinutesAhead(7 * 24 * 60 + 1)
  await page.reload()
  await page.getByRole('button', { name: /^Dogs/ }).click()
  watch.allow({ pattern: /^400 PATCH \S+\/combats\/house$/, because: 'the player has ten of the fifty TOK' })
  await page.getByRole('button', { name: 'Switch · 50.0 TOK' }).click()
  await expect(page.getByText('not enough TOK')).toBeVisible()
  watch.expectNone()
})
