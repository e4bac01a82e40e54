import type { Page } from '@playwright/test'
import { quickPicture } from './quick-picture.ts'
import { type ShotSize, SIZES } from './stories.ts'

export const sceneName = (moment: string): string => moment.replaceAll(/[^a-z0-9]+/gi, '-')

/** Opens a scene in the workbench, held at its moment, and takes a screenshot of the stage. */
export const sceneShot = async (
  page: Page,
  scene: 'arena' | 'world-map',
  query: string,
  size: ShotSize = SIZES.phone,
): Promise<Buffer> => {
  await page.setViewportSize(size)
  await page.goto(`/workbench/${scene}?${query}&hold=1&alone=1`)
  await page.locator('[data-held=true]').waitFor({ timeout: 40_000 })
  const stage = page.locator('[role=img][data-ready=true]')
  // The stage's entrance is a CSS animation, which is finished for the screenshot. The scene itself is held by its
  // clock.
  const clip = await stage.evaluate((element) => {
    for (const animation of document.getAnimations()) {
      // An endless animation cannot be finished.
      if (animation.effect?.getComputedTiming().endTime === Number.POSITIVE_INFINITY) animation.cancel()
      else animation.finish()
    }
    const { left, top, right, bottom } = element.getBoundingClientRect()
    const [x, y] = [Math.floor(left), Math.floor(top)]
    return { x, y, width: Math.ceil(right) - x, height: Math.ceil(bottom) - y }
  })
  return quickPicture(page, clip)
}
