import { expect, type Page, test } from '@playwright/test'
import {
  advanceStage,
  holdStageClock,
  newPlayer,
  onboarded,
  openAs,
  setServerMinutesAhead,
  settleStage,
  stageCounts,
} from '../helpers/tester.ts'

const VISITS = 20
/** The engine compiles and caches during the first visits: measured at 2 MB after ten, and 0.02 MB a visit from then on. */
const WARM_UP_BYTES = 3_000_000
/** Ten later visits may add this much; the textures of one forgotten visit alone are more. */
const TEN_VISITS_BYTES = 600_000

interface Footprint {
  readonly heapBytes: number
  readonly nodes: number
  readonly listeners: number
}

const footprint = async (page: Page): Promise<Footprint> => {
  const session = await page.context().newCDPSession(page)
  for (let round = 0; round < 4; round++) await session.send('HeapProfiler.collectGarbage')
  const { usedSize } = await session.send('Runtime.getHeapUsage')
  const { nodes, jsEventListeners } = await session.send('Memory.getDOMCounters')
  await session.detach()
  return { heapBytes: usedSize, nodes, listeners: jsEventListeners }
}

// Pets outside the arena are drawn on canvases of their own.
const stageCanvas = (page: Page) => page.locator('[role=img][data-ready] canvas')

const visitArena = async (page: Page): Promise<void> => {
  await page.getByRole('button', { name: /Fight/ }).click()
  await expect(stageCanvas(page)).toHaveCount(1)
  await settleStage(page)
  await advanceStage(page, 300)
  expect(await stageCounts(page)).toMatchObject({ games: 1, canvases: 1, attachedCanvases: 1 })
  await page.goBack()
  await expect(stageCanvas(page)).toHaveCount(0)
  await expect(page.getByRole('button', { name: /Fight/ })).toBeVisible()
}

test('twenty visits to the arena leave one game and one canvas, detached, and nothing else behind (bridge)', async ({
  page,
}) => {
  setServerMinutesAhead(0)
  await holdStageClock(page)
  await openAs(page, await onboarded(page, await newPlayer(page, 'Visitor'), 1), '/')
  await page.getByRole('button', { name: /Kombat/ }).click()
  const after: Footprint[] = []
  await visitArena(page)
  const first = await stageCounts(page)
  for (let visit = 1; visit <= VISITS; visit++) {
    after.push(await footprint(page))
    if (visit < VISITS) await visitArena(page)
  }
  expect(first).toMatchObject({ games: 1, canvases: 1, attachedCanvases: 0, isAsleep: true })
  expect(await stageCounts(page)).toEqual(first)
  const [one, three, ten, twenty] = [after[0], after[2], after[9], after[19]]
  if (!one || !three || !ten || !twenty) throw new Error('There were not twenty visits')
  expect({ nodes: twenty.nodes, listeners: twenty.listeners }).toEqual({
    nodes: three.nodes,
    listeners: three.listeners,
  })
  expect(twenty.heapBytes - one.heapBytes).toBeLessThan(WARM_UP_BYTES)
  expect(twenty.heapBytes - ten.heapBytes).toBeLessThan(TEN_VISITS_BYTES)
})

test('the loop of the stage sleeps while no scene is shown, and wakes for the next one (bridge)', async ({ page }) => {
  setServerMinutesAhead(0)
  // Counts every frame that anything on the page asks for.
  await page.addInitScript(() => {
    const ask = window.requestAnimationFrame.bind(window)
    Reflect.set(window, 'framesAsked', 0)
    window.requestAnimationFrame = (callback) => {
      Reflect.set(window, 'framesAsked', Number(Reflect.get(window, 'framesAsked')) + 1)
      return ask(callback)
    }
  })
  const framesWithin = async (frames: number): Promise<number> =>
    page.evaluate(async (count) => {
      const own = window.requestAnimationFrame
      const before = Number(Reflect.get(window, 'framesAsked'))
      for (let frame = 0; frame < count; frame++) await new Promise((resolve) => own(resolve))
      return Number(Reflect.get(window, 'framesAsked')) - before - count
    }, frames)
  await openAs(page, await onboarded(page, await newPlayer(page, 'Sleeper'), 2), '/kombat_prep')
  await page.getByRole('button', { name: /Fight/ }).click()
  await expect(stageCanvas(page)).toBeVisible()
  expect(await framesWithin(20)).toBeGreaterThan(10)
  await page.goBack()
  await expect(stageCanvas(page)).toHaveCount(0)
  await expect(page.getByRole('button', { name: /Fight/ })).toBeVisible()
  await page.waitForLoadState('networkidle')
  expect(await framesWithin(20)).toBeLessThan(5)
})
