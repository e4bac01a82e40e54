import { expect, type Page, test } from '@playwright/test'
import { watchPage } from '#tests/helpers/page/page-problems.ts'
import { callAs, newPlayer, openAs, setServerMinutesAhead } from '#tests/helpers/server/tester.ts'
import { IN_NPM_TEST } from '#tests/helpers/setup/npm-test.ts'

const HUNT_MIN = 180

const chip = (page: Page) => page.locator('main header').getByText(/^\d+\.\d\d$/)

test.beforeEach(() => setServerMinutesAhead(0))

test('the pet is sent out, is still out after a reload, and its spoils are collected by hand once (rows 27, 175, 176, 177)', {
  tag: IN_NPM_TEST,
}, async ({ page }) => {
  const watch = watchPage(page)
  await openAs(page, await newPlayer(page, 'Hunter', 0), '/monster-hunt')
  await expect(page.getByRole('heading', { name: 'Monster hunt' })).toBeVisible()
  await expect(chip(page)).toHaveText('10.00')
  for (const facts of [
    /Cursed Fortress.*4–6.*5–8.*3 h/,
    /Demonbane Keep.*8–12.*12–18.*6 h/,
    /Eternal Abyss Gate.*16–24.*28–40.*12 h/,
  ])
    await expect(page.getByRole('button', { name: facts })).toBeVisible()
  await page.getByRole('button', { name: /Demonbane Keep/ }).click()
  await expect(page.getByRole('button', { name: /^Demonbane Keep/ }).getByText('Unlocks at 100 demons')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Locked' })).toBeDisabled()
  await page.getByRole('button', { name: /Cursed Fortress/ }).click()
  await page.getByRole('button', { name: 'Start hunt' }).click()
  await expect(page.getByRole('timer')).toHaveText(/2:59:\d\d/)
  await expect(page.getByRole('img', { name: /Cursed Fortress: Your pet/ })).toHaveAttribute('data-ready', 'true')

  await page.reload()
  await expect(page.getByRole('timer')).toHaveText(/2:5\d:\d\d/)
  await expect(page.getByRole('button', { name: 'Start hunt' })).toHaveCount(0)

  setServerMinutesAhead(HUNT_MIN)
  await page.reload()
  await expect(page.getByText('Your pet is back at camp')).toBeVisible()
  await page.getByRole('button', { name: 'Collect' }).click()
  const drawer = page.getByRole('dialog')
  await expect(drawer.getByText(/^\+[4-6]\.\d\d$/)).toBeVisible()
  await expect(drawer.getByText(/^×[5-8]$/)).toBeVisible()
  await expect(drawer.getByText('+1', { exact: true })).toBeVisible()
  await drawer.getByRole('button', { name: 'Continue' }).click()
  await expect(drawer).toBeHidden()
  await expect(chip(page)).toHaveText(/^1[4-6]\.\d\d$/)
  await expect(page.getByText(/^Demons defeated: [5-8]$/)).toBeVisible()
  await expect(page.getByRole('button', { name: 'Start hunt' })).toBeVisible()

  await page.getByRole('button', { name: 'Back' }).click()
  await expect(page).toHaveURL(/\/$/)
  setServerMinutesAhead(0)
  watch.expectNone()
})

test('a hunt that was begun elsewhere is refused in the server’s words and then shown; milestones wait for their demons (rows 175, 176, 191)', async ({
  page,
}) => {
  const id = await newPlayer(page, 'Twice', 0)
  await openAs(page, id, '/monster-hunt')
  await expect(page.getByRole('button', { name: 'Start hunt' })).toBeVisible()
  await expect(page.getByRole('list', { name: 'Milestones' }).getByRole('listitem')).toHaveCount(11)
  await expect(page.getByText('100 to go')).toBeVisible()
  await callAs(page, id, 'POST', '/api/v1/hunting/start/cursed-fortress')
  await page.getByRole('button', { name: 'Start hunt' }).click()
  await expect(page.getByText('Your pet is already out hunting')).toBeVisible()
  await expect(page.getByRole('timer')).toHaveText(/2:59:\d\d/)
})
