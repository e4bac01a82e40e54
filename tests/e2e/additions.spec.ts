import { expect, type Page, test } from '@playwright/test'
import sharp from 'sharp'
import { PANEL_TAG } from '#assets/build/left-out-panel.ts'
import { MOON_COLOURS, writeMoonFolder } from '#tests/assets/fixtures/addition-folder.ts'
import { advanceStageUntil, holdStageClock, newPlayer, openAs, settleStage } from '#tests/helpers/server/tester.ts'
import { type ArtistCheckout, artistCheckout } from '#tests/helpers/setup/artist-checkout.ts'

/** Tolerance per colour channel, because the stage shades what it draws. */
const SHADE = 40
const ENOUGH_PIXELS = 60
const ENOUGH_OF_AN_ARENA = 20_000

/** `advanceStageUntil` draws once a second by default, which would miss a burst. */
const BURST_STEP_MS = 100

const pixelsOf = async (page: Page, colour: string): Promise<number> => {
  const wanted = [1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16))
  const pixels = await sharp(await page.screenshot())
    .removeAlpha()
    .raw()
    .toBuffer()
  let count = 0
  for (let at = 0; at < pixels.length; at += 3)
    if (wanted.every((channel, index) => Math.abs(channel - (pixels[at + index] ?? 0)) <= SHADE)) count += 1
  return count
}

const isShown = async (page: Page, colour: string, enough = ENOUGH_PIXELS): Promise<boolean> =>
  (await pixelsOf(page, colour)) > enough

test.describe('what an artist adds by a file and a line', () => {
  let checkout: ArtistCheckout
  test.beforeAll(async () => {
    checkout = artistCheckout()
    await writeMoonFolder(checkout.additions)
  })
  test.afterAll(() => checkout.remove())

  test('is in the gallery: item, icon, arena, sound and effect', async ({ page }) => {
    test.setTimeout(300_000)
    const { origin, stop } = await checkout.run('gallery')
    try {
      const gallery = `${origin}/workbench/gallery`
      await page.goto(`${gallery}/icons?kind=all&words=moon`)
      await expect(page.getByText('item-special-moon-sword', { exact: true })).toBeVisible()
      await expect.poll(() => isShown(page, MOON_COLOURS.icon)).toBe(true)
      await page.goto(`${gallery}/arenas`)
      const garden = page.locator('figure').filter({ hasText: 'moon-garden' })
      await garden.scrollIntoViewIfNeeded()
      await expect.poll(() => isShown(page, MOON_COLOURS.garden, ENOUGH_OF_AN_ARENA)).toBe(true)
      await page.goto(`${gallery}/sounds?words=moon`)
      await expect(page.getByRole('button', { name: 'Play moon-bell' })).toBeVisible()
      await page.goto(`${gallery}/effects?motion=still`)
      await page.getByRole('listitem').filter({ hasText: 'moon-burst' }).scrollIntoViewIfNeeded()
      await expect.poll(() => isShown(page, MOON_COLOURS.burst)).toBe(true)
      await expect(page.locator(PANEL_TAG)).toHaveCount(0)
    } finally {
      await stop()
    }
  })

  test('is in the game: the given sword in the gear row and in the hand, the arena behind it, the effect over a blow', async ({
    browser,
  }) => {
    test.setTimeout(300_000)
    const { origin, stop } = await checkout.run('dev')
    const context = await browser.newContext({ baseURL: origin, viewport: { width: 390, height: 844 } })
    try {
      const page = await context.newPage()
      const ann = await newPlayer(page, 'Ann', 0)
      expect(checkout.admin('item', String(ann), 'moon-sword', '--worn', '--why', 'a gift')).toContain('Moon Sword')
      await holdStageClock(page)
      await openAs(page, ann, '/kombat_prep')
      await page.getByRole('button', { name: /Fight/ }).click()
      await expect(page).toHaveURL(/\/kombat$/, { timeout: 60_000 })
      await settleStage(page)
      const gear = page.getByRole('list', { name: 'Worn by ann' }).locator('img[src*="item-special-moon-sword"]')
      await advanceStageUntil(page, () => isShown(page, MOON_COLOURS.garden, ENOUGH_OF_AN_ARENA))
      await expect(gear).toBeVisible()
      expect(await isShown(page, MOON_COLOURS.sword)).toBe(true)
      await advanceStageUntil(page, () => isShown(page, MOON_COLOURS.burst), BURST_STEP_MS, BURST_STEP_MS)
    } finally {
      await context.close()
      await stop()
    }
  })
})
