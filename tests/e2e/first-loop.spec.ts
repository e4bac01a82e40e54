import { expect, test } from '@playwright/test'
import { STRANGER, watchPage } from '#tests/helpers/page/page-problems.ts'
import {
  advanceStage,
  advanceStageUntil,
  findLand,
  holdStageClock,
  newPlayer,
  openAs,
  setServerMinutesAhead,
  settleStage,
} from '#tests/helpers/server/tester.ts'
import { IN_NPM_TEST } from '#tests/helpers/setup/npm-test.ts'

/** Each file costs a round trip on a slow connection. Measured: 16, including the check of the engine. */
const MOST_FILES = 21

const SIZES = [
  { name: 'on a phone', width: 390, height: 844 },
  { name: 'on a desktop', width: 1280, height: 800 },
]

for (const { name, width, height } of SIZES) {
  test(`a new player joins a house on the map, claims and fights by tapping, ${name} (rows 5-11, 44-46, 68-71, 75-84)`, {
    tag: name === 'on a phone' ? IN_NPM_TEST : [],
  }, async ({ page }) => {
    const watch = watchPage(page, STRANGER)
    await page.setViewportSize({ width, height })
    await holdStageClock(page)
    setServerMinutesAhead(0)
    await openAs(page, await newPlayer(page, `Loop ${width}`))

    await expect(page).toHaveURL(/\/v2\/onboard$/)
    await settleStage(page)
    await advanceStage(page, 1000)
    const land = await findLand(page)
    await page.mouse.click(land.x, land.y)
    await advanceStage(page, 100)
    const dialog = page.getByRole('dialog')
    await expect(dialog.getByRole('heading', { name: /^House: / })).toBeVisible()
    await expect(dialog.getByText('Welcome reward +5 TOK')).toBeVisible()
    await expect(dialog.getByText(/^Bonus from playing .+ \+5 TOK$/)).toBeVisible()
    await dialog.getByRole('button', { name: 'Back' }).click()
    await expect(dialog).toBeHidden()

    await page.mouse.click(land.x, land.y)
    await advanceStage(page, 100)
    await page.getByRole('button', { name: 'Join now' }).click()
    await expect(page.getByText('Welcome aboard, Warrior!')).toBeVisible()
    await expect(page).toHaveURL(/\/$/)
    await expect(page.getByText('10.00')).toBeVisible()

    await page.getByRole('button', { name: /Claim/ }).click()
    await expect(page.getByText('Claimable after 10 minutes')).toBeVisible()
    setServerMinutesAhead(150)
    await page.reload()
    await page.getByRole('button', { name: /Claim 2\.00 TOK/ }).click()
    await expect(page.getByText('12.00')).toBeVisible()

    await page
      .getByRole('link', { name: /Kombat/ })
      .or(page.getByRole('button', { name: /Kombat/ }))
      .click()
    await expect(page).toHaveURL(/\/kombat_prep$/)
    await page
      .getByRole('button', { name: /Fight/ })
      .or(page.getByRole('link', { name: /Fight/ }))
      .click()
    await expect(page).toHaveURL(/\/kombat$/)
    await expect(page.getByText('Finding...')).toBeVisible()
    await settleStage(page)
    const next = page.getByRole('button', { name: 'Next' })
    await advanceStageUntil(page, () => next.isVisible())
    await expect(page.getByText('Defeated').first()).toBeVisible()
    await next.click()
    await expect(page).toHaveURL(/\/kombat\/result\?fight=/)
    await expect(page.getByRole('heading', { name: /Victory|Defeat/, level: 1 })).toBeVisible()
    await expect(page.getByText('19/20')).toBeVisible()

    await page.reload()
    await expect(page.getByRole('heading', { name: /Victory|Defeat/, level: 1 })).toBeVisible()
    watch.expectNone()
  })
}

test('the same choice works by keyboard alone (row 68)', async ({ page }) => {
  setServerMinutesAhead(0)
  await openAs(page, await newPlayer(page, 'Keys'))
  const blum = page.getByRole('button', { name: /Blum/ })
  await expect(blum).toBeVisible()
  await blum.focus()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { name: 'House: Blum' })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toBeHidden()
  await blum.focus()
  await page.keyboard.press('Enter')
  const join = page.getByRole('button', { name: 'Join now' })
  await join.focus()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/$/)
  await expect(page.getByText('Welcome aboard, Warrior!')).toBeVisible()
})

test('five tabs are at the bottom, and the last shows the way to the airdrop (rows 16, 22; R38)', async ({ page }) => {
  setServerMinutesAhead(0)
  const id = await newPlayer(page, 'Tabs')
  await openAs(page, id)
  await page.getByRole('button', { name: /Dogs/ }).click()
  await page.getByRole('button', { name: 'Join now' }).click()
  await expect(page).toHaveURL(/\/$/)
  const tabs = page.getByRole('navigation').getByRole('link')
  await expect(tabs).toHaveCount(5)
  // A badge may follow the tab's name (row 17).
  await expect(tabs).toHaveText([/^Home/, /^Earn/, /^Upgrade/, /^Friends/, /^Reward/])
  await tabs.filter({ hasText: 'Reward' }).click()
  await expect(page).toHaveURL(/\/airdrop$/)
  await expect(page.getByText('An airdrop is coming')).toBeVisible()
  await expect(page.getByRole('progressbar', { name: 'Active days' })).toBeVisible()
  await page.goto('/no-such-page')
  await expect(page.getByText('Page not found')).toBeVisible()
})

test('tabs open at once: their code is prefetched on home, and no loading picture is shown (row 18)', async ({
  page,
}) => {
  setServerMinutesAhead(0)
  const watch = watchPage(page)
  const id = await newPlayer(page, 'Quick', 1)
  const arrival = page.waitForResponse(/\/next-[^/]+\.js$/)
  let files = 0
  page.on('request', (request) => {
    if (/\/assets\/[^/]+\.(?:js|css)$/.test(request.url())) files += 1
  })
  await openAs(page, id)
  await (await arrival).finished()
  expect(files, 'files of code and style for home and the pages beside it').toBeLessThanOrEqual(MOST_FILES)
  await page.evaluate(async () => {
    await new Promise((resolve) => requestIdleCallback(resolve))
    const seen: string[] = []
    Reflect.set(window, '__waits', seen)
    new MutationObserver(() => {
      if (document.querySelector('main[aria-busy=true]')) seen.push(location.pathname)
    }).observe(document.body, { childList: true, subtree: true })
  })
  const tabs = page.getByRole('navigation').getByRole('link')
  for (const [tab, heading] of [
    ['Earn', 'Earn'],
    ['Upgrade', 'Upgrade'],
    ['Friends', 'Friends'],
  ] as const) {
    await tabs.filter({ hasText: tab }).click()
    await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible()
  }
  expect(await page.evaluate(() => Reflect.get(window, '__waits'))).toEqual([])
  watch.expectNone()
})
