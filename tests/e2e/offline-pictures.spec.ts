import { expect, type Page, test } from '@playwright/test'
import { callAs, newPlayer, openAs, setServerMinutesAhead } from '#tests/helpers/server/tester.ts'

const ERROR_PICTURE = /\/art\/error\./

const brokenPictures = (page: Page): Promise<string[]> =>
  page.evaluate(() => [...document.images].filter((image) => image.naturalWidth === 0).map((image) => image.src))

const expectRealPictures = async (page: Page): Promise<void> => {
  const picture = page.locator('[data-quiet] img').first()
  await expect(picture).toBeVisible()
  await expect(picture).toHaveAttribute('src', ERROR_PICTURE)
  await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0)
  await expect.poll(() => brokenPictures(page)).toEqual([])
}

test('without a network every tab shows its picture, which needs no request at that moment (extra 9)', async ({
  page,
  context,
}) => {
  setServerMinutesAhead(0)
  const loaded: string[] = []
  page.on('requestfinished', (request) => loaded.push(request.url()))
  await openAs(page, await newPlayer(page, 'Hermit', 0))
  await expect(page.getByText('10.00')).toBeVisible()
  // The picture is prefetched after ten idle seconds.
  await expect.poll(() => loaded.some((url) => /\/art\/header-friends\./.test(url)), { timeout: 60_000 }).toBe(true)
  await page.waitForLoadState('networkidle')

  await context.setOffline(true)
  await expect(page.getByText('Offline: showing saved data')).toBeVisible()
  const openTab = (name: string) => page.getByRole('navigation').getByRole('link', { name }).click()
  await openTab('Friends')
  await expectRealPictures(page)
  for (const tab of ['Earn', 'Upgrade']) {
    await openTab(tab)
    await expect(page.getByRole('heading', { level: 1, name: tab })).toBeVisible()
    await expect.poll(() => brokenPictures(page)).toEqual([])
  }
  await openTab('Reward')
  await expectRealPictures(page)
  await context.setOffline(false)
})

test('without a network the preparation, never opened before, shows all its pictures once home was idle (extra 9)', async ({
  page,
  context,
}) => {
  setServerMinutesAhead(0)
  const id = await newPlayer(page, 'Anchorite', 0)
  await callAs(page, id, 'POST', '/api/v1/equipments/sword-welcome/claim')
  const loaded: string[] = []
  page.on('requestfinished', (request) => loaded.push(request.url()))
  await openAs(page, id)
  await expect(page.getByText('10.00')).toBeVisible()
  // After ten idle seconds the preparation's pictures are prefetched, then this one. When this one is loaded, they all
  // are.
  await expect.poll(() => loaded.some((url) => /\/art\/header-friends\./.test(url)), { timeout: 60_000 }).toBe(true)

  await context.setOffline(true)
  await expect(page.getByText('Offline: showing saved data')).toBeVisible()
  await page.getByRole('button', { name: /Kombat/ }).click()
  await expect(page.getByRole('button', { name: /Fight/ })).toBeVisible()
  await expect.poll(() => brokenPictures(page)).toEqual([])
  await context.setOffline(false)
})

test('a page that was never seen does not block the game without a network, and loads by itself with its style sheet once there is one (extra 9)', async ({
  page,
  context,
}) => {
  setServerMinutesAhead(0)
  await openAs(page, await newPlayer(page, 'Tunnel', 0))
  await expect(page.getByText('10.00')).toBeVisible()
  await page.waitForLoadState('networkidle')

  await context.setOffline(true)
  const openGuilds = () => page.getByRole('button', { name: 'Guild', exact: true }).click()
  // The second time the browser requests no chunk, because it remembers that the import failed.
  for (const _ of [1, 2]) {
    await openGuilds()
    await expect(page.getByRole('heading', { name: "You're offline. Reconnect to load this." })).toBeVisible()
    await page.getByRole('button', { name: 'Home' }).click()
    await expect(page.getByText('10.00')).toBeVisible()
  }
  await openGuilds()
  await context.setOffline(false)
  await expect(page.getByRole('heading', { level: 1, name: 'Guilds' })).toBeVisible()
  const sheets = await page.evaluate(() => [...document.styleSheets].map(({ href }) => href ?? ''))
  expect(sheets.some((href) => /\/guild-pages-[^/]+\.css$/.test(href))).toBe(true)
})
