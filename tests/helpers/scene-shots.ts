import type { Locator, Page } from '@playwright/test'
import { type ShotSize, SIZES } from './bench.ts'

/** The name of a moment's picture. */
export const sceneName = (moment: string): string => moment.replaceAll(/[^a-z0-9]+/gi, '-')

/** Opens a page of the workbench that holds a scene at its moment. Answers the picture of it. */
export const openScene = async (
  page: Page,
  scene: 'arena' | 'world-map',
  query: string,
  size: ShotSize = SIZES.phone,
): Promise<Locator> => {
  await page.setViewportSize(size)
  await page.goto(`/workbench/${scene}?${query}&hold=1&alone=1`)
  await page.locator('[data-held=true]').waitFor({ timeout: 40_000 })
  return page.locator('[role=img][data-ready=true]')
}
