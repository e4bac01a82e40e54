import { expect, type Locator, type Page } from '@playwright/test'
import { test } from '#tests/helpers/page/messenger.ts'
import { newPlayer, setServerMinutesAhead } from '#tests/helpers/server/tester.ts'

const ISLAND = /\/art\/home-not\./
const CODE_OF_HOME = /\/assets\/(?:libraries|shared|home)-[^/]+\.js$/
const FLOAT_PX = 6

const homeIsland = (page: Page): Locator => page.locator('main img[src*="/art/home-not."]')

const holdCodeUntil = async (page: Page, happened: Promise<unknown>): Promise<void> => {
  await page.route(CODE_OF_HOME, async (route) => {
    await happened
    await route.continue()
  })
}

const boxOf = async (picture: Locator) => {
  const box = await picture.boundingBox()
  if (box === null) throw new Error('The picture is not on the page')
  return box
}

test.beforeEach(() => setServerMinutesAhead(0))

test('the island of the player’s house is requested on a first visit before any code of home is there', async ({
  page,
  messenger,
}) => {
  await holdCodeUntil(page, page.waitForRequest(ISLAND))
  await messenger.open({ playerId: await newPlayer(page, 'Early', 2) })
  await expect(homeIsland(page)).toBeVisible()
})

test('a player who comes again sees the island where home will show it, before any code of home is there', async ({
  page,
  messenger,
}) => {
  const playerId = await newPlayer(page, 'Again', 2)
  await messenger.open({ playerId })
  await expect(page.getByRole('button', { name: /Kombat/ })).toBeVisible()
  const kept = () => page.evaluate((id) => localStorage.getItem(`house-kombat:home-island.${id}`), playerId)
  await expect.poll(kept).not.toBeNull()
  const home = await boxOf(homeIsland(page))

  let release = (): void => undefined
  await holdCodeUntil(page, new Promise<void>((resolve) => (release = resolve)))
  await page.reload({ waitUntil: 'commit' })
  const first = page.locator('.first-island')
  await expect(first).toBeVisible()
  await expect.poll(() => first.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0)
  const early = await boxOf(first)
  expect(Math.abs(early.x - home.x)).toBeLessThanOrEqual(1)
  expect(Math.abs(early.y - home.y)).toBeLessThanOrEqual(FLOAT_PX)
  expect(Math.abs(early.width - home.width)).toBeLessThanOrEqual(1)
  release()
  await expect(homeIsland(page)).toBeVisible()
  await expect(page.getByRole('button', { name: /Kombat/ })).toBeVisible()
})
