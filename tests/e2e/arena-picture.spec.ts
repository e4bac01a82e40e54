import { expect, type Page, test } from '@playwright/test'
import {
  advanceStage,
  advanceStageUntil,
  holdStageClock,
  newPlayer,
  openAs,
  setServerMinutesAhead,
  settleStage,
} from '#tests/helpers/server/tester.ts'

const beginFight = async (page: Page, name: string): Promise<void> => {
  setServerMinutesAhead(0)
  await holdStageClock(page)
  await openAs(page, await newPlayer(page, name, 1), '/kombat_prep')
  await page.getByRole('button', { name: /Fight/ }).click()
  await expect(page).toHaveURL(/\/kombat$/)
}

const isFought = (page: Page): Promise<boolean> => page.getByRole('button', { name: 'Next' }).isVisible()

test('a WebGL context lost in mid-fight is restored at the current moment of the fight, which does not wait (row 81)', async ({
  page,
}) => {
  await beginFight(page, 'Loser of pictures')
  await settleStage(page)
  const canvas = page.locator('[role=img][data-ready=true] canvas')
  const log = page.getByRole('log').or(page.getByRole('list')).first()
  await advanceStageUntil(page, () =>
    page
      .getByText(/^(?:3[0-9]|40)\b/)
      .first()
      .isVisible(),
  )
  await advanceStage(page, 2000)
  const extension = await canvas.evaluateHandle((element) =>
    (element as HTMLCanvasElement).getContext('webgl')?.getExtension('WEBGL_lose_context'),
  )
  await extension.evaluate((context) => context?.loseContext())
  await expect(page.getByText('The arena is gone. The fight goes on as text.')).toBeVisible()
  const logBefore = (await log.textContent()) ?? ''
  await advanceStage(page, 4000)
  await expect(log).not.toHaveText(logBefore)

  await extension.evaluate((context) => context?.restoreContext())
  await expect(page.getByText('The arena is gone. The fight goes on as text.')).toHaveCount(0)
  await advanceStage(page, 50)
  const colours = await canvas.evaluate((element) => {
    // A restored frame has many colours. A canvas that was not drawn again has a single one.
    const copy = document.createElement('canvas')
    const { width, height } = element as HTMLCanvasElement
    copy.width = width
    copy.height = height
    const context = copy.getContext('2d')
    const clock = (window as unknown as { __clock?: { advance(ms: number): void } }).__clock
    clock?.advance(17)
    context?.drawImage(element as HTMLCanvasElement, 0, 0)
    const pixels = context?.getImageData(0, 0, width, height).data ?? new Uint8ClampedArray()
    const seen = new Set<string>()
    for (let at = 0; at < pixels.length; at += 400) seen.add(`${pixels[at]},${pixels[at + 1]},${pixels[at + 2]}`)
    return seen.size
  })
  expect(colours).toBeGreaterThan(200)
  await advanceStageUntil(page, () => isFought(page))
})
