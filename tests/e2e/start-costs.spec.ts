import { expect, type Page, test } from '@playwright/test'
import { newPlayer, openAs, setServerMinutesAhead } from '#tests/helpers/server/tester.ts'

const KB = 1000
/** Requests of a start including prefetched pages. Measured: 33, four more for a newcomer, two for each gear pack. */
const MOST_REQUESTS = 40
const PAST_FIRST_DAYS_MINUTES = 15 * 24 * 60
/** Bytes as sent, until the game is idle. */
const MOST_START_BYTES = 450 * KB
/** Bytes as sent, brotli, without the prefetched pages. */
const MOST_SCRIPT_BYTES = 172 * KB
/** Bytes of pictures and their frames, from the start to the first blow. */
const MOST_PICTURE_BYTES = 900 * KB

const QUIET = /^\/art\/(?:error|empty(?:-\w+)?|maintenance|not-found|header-\w+)\./

interface Sent {
  readonly path: string
  readonly bytes: number
}

const sentTo = (page: Page) => {
  const coming: Promise<Sent>[] = []
  page.on('requestfinished', (request) => {
    const path = new URL(request.url()).pathname
    coming.push(request.sizes().then(({ responseBodySize }) => ({ path, bytes: responseBodySize })))
  })
  return () => Promise.all(coming)
}

const bytesOf = (files: readonly Sent[], kind: RegExp): number =>
  files.filter(({ path }) => kind.test(path)).reduce((sum, { bytes }) => sum + bytes, 0)

test.afterEach(() => setServerMinutesAhead(0))

for (const [whom, minutesAhead] of [
  ['an older player', PAST_FIRST_DAYS_MINUTES],
  // A newcomer also loads the boxes of the first seven days (R50).
  ['a newcomer', 0],
] as const)
  test(`home of ${whom} is complete after ${MOST_REQUESTS} requests and 450 kB at most, with little script and no picture of an empty state`, async ({
    page,
  }) => {
    setServerMinutesAhead(0)
    const id = await newPlayer(page, 'Counted', 2)
    setServerMinutesAhead(minutesAhead)
    const sent = sentTo(page)
    const ahead = page.waitForResponse(/\/next-[^/]+\.js$/)
    await openAs(page, id)
    await expect(page.getByRole('button', { name: /Kombat/ })).toBeVisible()
    await (await ahead).finished()
    await page.waitForLoadState('networkidle')
    const files = await sent()
    expect(files.filter(({ path }) => QUIET.test(path))).toEqual([])
    const script = bytesOf(files, /^\/assets\/(?!next-)[^/]+\.js$/)
    const all = bytesOf(files, /./)
    console.log(`  ${files.length} requests, ${all} B, ${script} B of script before the pages fetched ahead`)
    expect(all).toBeLessThanOrEqual(MOST_START_BYTES)
    expect(files.map(({ path }) => path).length, files.map(({ path }) => path).join('\n')).toBeLessThanOrEqual(
      MOST_REQUESTS,
    )
    expect(script).toBeGreaterThan(100 * KB)
    expect(script).toBeLessThanOrEqual(MOST_SCRIPT_BYTES)
  })

test('icons that every player sees on home come in one file, and by themselves where it fails', async ({ page }) => {
  setServerMinutesAhead(0)
  const id = await newPlayer(page, 'Iconic', 2)
  const shown = () =>
    page
      .getByRole('navigation', { name: 'Main' })
      .locator('img')
      .evaluateAll((icons) => icons.map((icon) => (icon as HTMLImageElement).src))
  await openAs(page, id)
  await expect.poll(async () => (await shown()).map((src) => src.slice(0, 11))).toEqual(Array(5).fill('data:image/'))
  await page.route('**/art/first-icons.*', (route) => route.fulfill({ status: 404 }))
  await page.reload()
  await expect.poll(async () => (await shown()).map((src) => /\/art\/nav-/.test(src))).toEqual(Array(5).fill(true))
})

test('what is in a newcomer’s boxes comes in one file, and by itself where that fails (R50)', async ({ page }) => {
  setServerMinutesAhead(0)
  const id = await newPlayer(page, 'Boxed', 2)
  const drawn = () =>
    page
      .getByRole('button', { name: /^First seven days/ })
      .locator('img')
      .evaluateAll((pictures) =>
        (pictures as HTMLImageElement[]).map(({ src, naturalWidth }) =>
          naturalWidth > 0 ? src.slice(0, 5) : 'nothing',
        ),
      )
  await openAs(page, id)
  // Six are in the atlas of the first days. STAR and the strip's arrow are in home's icons. The wings have a picture
  // for each house.
  await expect.poll(drawn).toEqual([...Array(7).fill('data:'), 'http:', 'data:'])
  await page.route('**/art/first-days.*', (route) => route.fulfill({ status: 404 }))
  await page.reload()
  await expect.poll(async () => (await drawn()).filter((src) => src === 'http:')).toHaveLength(7)
  expect(await drawn()).not.toContain('nothing')
})

test('a new player has loaded at most 0.9 MB of pictures when the first battle begins', async ({ page }) => {
  setServerMinutesAhead(0)
  const id = await newPlayer(page, 'Light', 2)
  const sent = sentTo(page)
  await openAs(page, id)
  await page.getByRole('button', { name: /Kombat/ }).click()
  await page.getByRole('button', { name: /Fight/ }).click()
  await expect(page.locator('[role=img][data-ready=true] canvas')).toBeVisible({ timeout: 60_000 })
  await expect(page.getByText('Finding...')).toBeHidden({ timeout: 30_000 })
  await page.waitForLoadState('networkidle')
  const files = await sent()
  const pictures = bytesOf(files, /^\/art\/.*\.(?:png|webp|json)$/)
  console.log(`  ${pictures} B of pictures before the first battle`)
  expect(pictures).toBeGreaterThan(100 * KB)
  expect(pictures).toBeLessThanOrEqual(MOST_PICTURE_BYTES)
  expect(files.map(({ path }) => path)).toContainEqual(expect.stringMatching(/kombat-result-screen-[^/]+\.js$/))
})
