import { mkdirSync } from 'node:fs'
import path from 'node:path'
import { expect, type Page, test } from '@playwright/test'
import {
  advanceStage,
  advanceStageUntil,
  holdStageClock,
  newPlayer,
  onboarded,
  openAs,
  setServerMinutesAhead,
  settleStage,
} from '../helpers/tester.ts'

// Only who asks for it changes the pictures that the README shows; every run takes them, so that they can be taken.
const FOLDER = process.env.UPDATE_SHOTS
  ? path.join(import.meta.dirname, 'pictures')
  : path.resolve(import.meta.dirname, '../../test-results/pictures')
mkdirSync(FOLDER, { recursive: true })

const shoot = async (page: Page, name: string): Promise<void> => {
  await page.evaluate(() => document.fonts.ready)
  // Entrances of the page's own parts are taken as finished; the stage stands still by its own clock.
  await page.screenshot({ path: path.join(FOLDER, `${name}.png`), animations: 'disabled' })
}

test.beforeEach(async ({ page }) => {
  setServerMinutesAhead(0)
  await holdStageClock(page)
})

test('pictures of loading, map and house dialog', async ({ page }) => {
  await page.route('**/api/v1/season', async (route) => {
    await shoot(page, 'loading')
    await route.continue()
  })
  await openAs(page, await newPlayer(page, 'Nibbles'))
  await expect(page).toHaveURL(/\/v2\/onboard$/)
  await settleStage(page)
  await advanceStage(page, 2000)
  await shoot(page, 'map')
  await page.getByRole('button', { name: /Moonbix/ }).click()
  await expect(page.getByRole('heading', { name: 'House: Moonbix' })).toBeVisible()
  await page.waitForLoadState('networkidle')
  await shoot(page, 'dialog')
})

test('pictures of home, preparation, the arena in four moments and the result', async ({ page }) => {
  await openAs(page, await onboarded(page, await newPlayer(page, 'Nibbles'), 0))
  await expect(page.getByRole('button', { name: /Kombat/ })).toBeVisible()
  setServerMinutesAhead(70)
  await page.reload()
  await expect(page.getByRole('button', { name: /Kombat/ })).toBeVisible()
  await page.waitForLoadState('networkidle')
  await shoot(page, 'home')
  await page.getByRole('button', { name: /Kombat/ }).click()
  await expect(page.getByRole('button', { name: /Fight/ })).toBeVisible()
  await page.waitForLoadState('networkidle')
  await shoot(page, 'prep')

  await page.getByRole('button', { name: /Fight/ }).click()
  await settleStage(page)
  await advanceStage(page, 1200)
  await shoot(page, 'arena-finding')
  await advanceStageUntil(page, () => page.getByText('Start in 3').isVisible())
  await advanceStage(page, 600)
  await shoot(page, 'arena-countdown')
  const log = page.getByRole('log').getByRole('listitem')
  await advanceStageUntil(page, async () => (await log.count()) >= 2, 40)
  await advanceStage(page, 80)
  await shoot(page, 'arena-hit')
  const next = page.getByRole('button', { name: 'Next' })
  await advanceStageUntil(page, () => next.isVisible())
  await shoot(page, 'arena-end')
  await next.click()
  await expect(page.getByRole('heading', { name: /Victory|Defeat/ })).toBeVisible()
  await page.waitForLoadState('networkidle')
  await shoot(page, 'result')
})

test('pictures of the screens around the game', async ({ page }) => {
  await openAs(page, await onboarded(page, await newPlayer(page, 'Around'), 3), '/earn')
  await expect(page.getByText(/not open yet/i).first()).toBeVisible()
  await page.waitForLoadState('networkidle')
  await shoot(page, 'not-open')
  await page.goto('/error')
  await expect(page.getByText('Something has gone wrong.')).toBeVisible()
  await page.waitForLoadState('networkidle')
  await shoot(page, 'error')
  await page.goto('/maintenance')
  await expect(page.getByText('The arena is being repaired')).toBeVisible()
  await page.waitForLoadState('networkidle')
  await shoot(page, 'maintenance')
  await page.goto('/nowhere')
  await expect(page.getByText('Page not found')).toBeVisible()
  await page.waitForLoadState('networkidle')
  await shoot(page, 'not-found')
})
