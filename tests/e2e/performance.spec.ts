import { expect, type Page, type Route, test } from '@playwright/test'
import { collectGarbage, ownHeapBytes } from '#tests/helpers/page/heap.ts'
import { watchPage } from '#tests/helpers/page/page-problems.ts'
import { figuresLine, probePerformance, readProbe, resetProbe } from '#tests/helpers/page/performance-probe.ts'
import {
  advanceStage,
  advanceStageUntil,
  holdStageClock,
  newPlayer,
  openAs,
  setServerMinutesAhead,
  settleStage,
  stageCounts,
} from '#tests/helpers/server/tester.ts'

const FIGHTS = Number(process.env.PERFORMANCE_FIGHTS ?? 50)
/**
 * Minutes between fights. Five energies come back every three hours, so that fifty fights never run out of them while
 * the launch data are valid.
 */
const MINUTES_APART = 27
/** Time of a search: a little more than the minimum between search and fight (row 75). */
const SEARCH_MS = 4000
/** Fights until code, texts and pools are loaded. Growth is measured from then on. */
const WARM_AFTER = 5
const OWN_GROWTH_BYTES = 150_000
/** React may hold on to one page that was left. A leak in every fight would hold some ten thousand elements. */
const MOST_ELEMENTS_HELD = 400
/**
 * Draw calls of backdrop, two figures, effects and texts. Full gear is measured by `screenshots/draw-calls.spec.ts`.
 */
const MOST_DRAW_CALLS = 30
const MOST_LAYOUT_SHIFT = 0.01
/** Higher, because the log replaces the stats at the first blow. Google rates 0.1 as good. */
const MOST_BATTLE_SHIFT = 0.1

// A trace would distort the measurement.
test.use({ trace: 'off' })

const next = (page: Page) => page.getByRole('button', { name: 'Next' })

/** Skips the three seconds of a search, in the page's timer and by the server's clock. */
const searchAtOnce = async (page: Page): Promise<void> => {
  await page.addInitScript(() => {
    const { setTimeout: real } = window
    const isSearch = (ms: number): boolean => ms > 2000 && ms <= 3500
    Reflect.set(window, 'setTimeout', (run: () => void, ms = 0) => real(run, isSearch(ms) ? 0 : ms))
  })
  let aheadMs = 0
  const moveClock = (ms: number) => async (route: Route) => {
    aheadMs += ms
    setServerMinutesAhead(aheadMs / 60_000)
    await route.continue()
  }
  await page.route('**/api/v1/combats/find', moveClock(MINUTES_APART * 60_000))
  await page.route('**/api/v1/combats/fight?*', moveClock(SEARCH_MS))
}

test(`${FIGHTS} fights in a row leave no data, texture, listener or element behind`, async ({ page }) => {
  test.setTimeout(900_000)
  const watch = watchPage(page)
  setServerMinutesAhead(0)
  await holdStageClock(page)
  await page.clock.install()
  await searchAtOnce(page)
  await openAs(page, await newPlayer(page, 'Fifty', 5), '/')
  const session = await page.context().newCDPSession(page)
  const counts = async () => {
    // Answers are garbage-collected five minutes after they were last shown.
    await page.clock.fastForward('06:00')
    // React keeps the previous page until the next one has been shown for a while.
    for (const tab of ['Earn', 'Home', 'Earn', 'Home']) {
      await page.getByRole('navigation').getByRole('link', { name: tab }).click()
      await expect(page.getByRole('navigation').getByRole('link', { name: tab })).toHaveAttribute(
        'aria-current',
        'page',
      )
    }
    await page.waitForLoadState('networkidle')
    await collectGarbage(session)
    const { nodes, jsEventListeners } = await session.send('Memory.getDOMCounters')
    return { nodes, listeners: jsEventListeners, stage: await stageCounts(page) }
  }
  const fight = async (): Promise<void> => {
    await page.getByRole('button', { name: /Kombat/ }).click()
    const decided = page.waitForResponse('**/api/v1/combats/fight?*')
    await page.getByRole('button', { name: /Fight/ }).click()
    expect((await decided).status()).toBe(200)
    await settleStage(page)
    await advanceStageUntil(page, () => next(page).isVisible(), 2000)
    await next(page).click()
    await expect(page.getByRole('heading', { name: /Victory|Defeat/, level: 1 })).toBeVisible()
    await page.getByRole('button', { name: 'Home' }).click()
    await expect(page).toHaveURL(/\/$/)
  }

  for (let done = 0; done < WARM_AFTER; done++) await fight()
  const warm = await counts()
  const warmBytes = await ownHeapBytes(session)
  for (let done = WARM_AFTER; done < FIGHTS; done++) await fight()
  const end = await counts()
  const grownBytes = (await ownHeapBytes(session)) - warmBytes
  console.log(
    `  from fight ${WARM_AFTER} to ${FIGHTS}: own data ${(grownBytes / 1000).toFixed(0)} kB more, ` +
      `elements ${warm.nodes} → ${end.nodes}, listeners ${warm.listeners} → ${end.listeners}, ` +
      `textures ${warm.stage?.textures} → ${end.stage?.textures}`,
  )
  expect(end.stage).toEqual(warm.stage)
  expect(end.nodes - warm.nodes).toBeLessThan(MOST_ELEMENTS_HELD)
  expect(end.listeners - warm.listeners).toBeLessThan(FIGHTS - WARM_AFTER)
  expect(grownBytes).toBeLessThan(OWN_GROWTH_BYTES)
  watch.expectNone()
})

test('a whole fight at x2 keeps its draw calls and its textures in bounds and moves nothing on the page', async ({
  page,
}) => {
  test.setTimeout(420_000)
  const watch = watchPage(page)
  setServerMinutesAhead(0)
  const player = await newPlayer(page, 'Measured', 2)
  await probePerformance(page)
  await page.addInitScript((id) => localStorage.setItem(`house-kombat:fight-speed.${id}`, '2'), player)
  await openAs(page, player, '/kombat_prep')
  await page.getByRole('button', { name: /Fight/ }).click()
  await expect(page.locator('[role=img][data-ready=true] canvas')).toBeVisible()
  await expect(page.getByText('Finding...')).toBeHidden({ timeout: 30_000 })
  await resetProbe(page)
  await expect(next(page)).toBeVisible({ timeout: 300_000 })
  const figures = await readProbe(page)
  console.log(figuresLine('a whole fight at x2', figures))
  expect(figures.frames).toBeGreaterThan(30)
  expect(figures.drawCallsPeak).toBeGreaterThan(0)
  expect(figures.drawCallsPeak).toBeLessThanOrEqual(MOST_DRAW_CALLS)
  expect(figures.layoutShift, figures.shifted.join(', ')).toBeLessThan(MOST_BATTLE_SHIFT)
  watch.expectNone()
})

test('the way from home to the result causes no layout shift without input', async ({ page }) => {
  setServerMinutesAhead(0)
  await holdStageClock(page)
  await probePerformance(page)
  await openAs(page, await newPlayer(page, 'Still', 6), '/')
  const shiftOf = async (what: string, limit = MOST_LAYOUT_SHIFT): Promise<void> => {
    await page.waitForLoadState('networkidle')
    const figures = await readProbe(page)
    console.log(figuresLine(what, figures))
    expect(figures.layoutShift, `${what}: ${figures.shifted.join(', ')}`).toBeLessThan(limit)
    await resetProbe(page)
  }
  await expect(page.getByRole('button', { name: /Kombat/ })).toBeVisible()
  await shiftOf('home')
  await page.getByRole('button', { name: /Kombat/ }).click()
  await expect(page.getByRole('button', { name: /Fight/ })).toBeVisible()
  await shiftOf('preparation')
  const fought = page.waitForResponse((response) => /\/combats\/fight(?:\?|$)/.test(response.url()) && response.ok())
  await page.getByRole('button', { name: /Fight/ }).click()
  await settleStage(page)
  // The stage's time runs faster than the search. Advancing it before the fight is there would be in vain.
  await fought
  await advanceStage(page, 500)
  await advanceStageUntil(page, () => next(page).isVisible(), 1000)
  await shiftOf('arena', MOST_BATTLE_SHIFT)
  await next(page).click()
  await expect(page.getByRole('heading', { name: /Victory|Defeat/, level: 1 })).toBeVisible()
  await shiftOf('result')
})
