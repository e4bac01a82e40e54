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
/** Warm-up of the engine after the first visit, measured at 0.85 MB; a game left behind would be 20 times 5 MB. */
const HEAP_SLACK_BYTES = 1_500_000

const heapBytes = async (page: Page): Promise<number> => {
  const session = await page.context().newCDPSession(page)
  for (let round = 0; round < 3; round++) await session.send('HeapProfiler.collectGarbage')
  const { usedSize } = (await session.send('Runtime.getHeapUsage')) as { usedSize: number }
  await session.detach()
  return usedSize
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
  await visitArena(page)
  const first = await stageCounts(page)
  const firstHeap = await heapBytes(page)
  for (let visit = 1; visit < VISITS; visit++) await visitArena(page)
  expect(await stageCounts(page)).toEqual(first)
  expect(first).toMatchObject({ games: 1, canvases: 1, attachedCanvases: 0 })
  expect(await heapBytes(page)).toBeLessThan(firstHeap + HEAP_SLACK_BYTES)
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
