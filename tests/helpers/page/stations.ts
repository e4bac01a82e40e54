import { type Browser, expect, type Locator, type Page, type TestInfo, test } from '@playwright/test'
import { standStill } from '#tests/helpers/pictures/film.ts'
import { advanceStageUntil, setServerEntropy, settleStage } from '#tests/helpers/server/tester.ts'

const stations = new WeakMap<TestInfo, number>()

export const keep = async (page: Page, name: string): Promise<void> => {
  const info = test.info()
  const station = (stations.get(info) ?? 0) + 1
  stations.set(info, station)
  await standStill(page)
  await page.screenshot({ path: info.outputPath(`${String(station).padStart(2, '0')}-${name}.png`) })
}

export const tap = (page: Page, name: string | RegExp): Promise<void> =>
  page.getByRole('button', { name, ...(typeof name === 'string' ? { exact: true } : {}) }).tap()

export const phoneOf = async (browser: Browser, page: Page): Promise<Page> => {
  const { baseURL, viewport } = test.info().project.use
  const context = await browser.newContext({
    baseURL: baseURL ?? page.url(),
    viewport: viewport ?? null,
    hasTouch: true,
  })
  return context.newPage()
}

/** Calls `seen` in the arena before the skip. Returns the button that leaves the arena. */
export const endFight = async (page: Page, seen = async (): Promise<void> => undefined): Promise<Locator> => {
  await settleStage(page)
  const skip = page.getByRole('button', { name: 'Skip', exact: true })
  await advanceStageUntil(page, () => skip.isEnabled())
  await seen()
  await skip.tap()
  const next = page.getByRole('button', { name: 'Next', exact: true })
  await advanceStageUntil(page, () => next.isVisible())
  return next
}

export const leaveFight = async (page: Page, seen?: () => Promise<void>): Promise<void> => {
  await (await endFight(page, seen)).tap()
}

/** Decides the match: the entropy of its search and the idempotency key of its fight. */
export interface Fate {
  readonly entropy: string
  readonly key: string
}

export const winFight = async (page: Page, { entropy, key }: Fate, seen?: () => Promise<void>): Promise<void> => {
  await page.route(/combats\/find/, async (route) => {
    setServerEntropy(entropy)
    const response = await route.fetch()
    setServerEntropy('')
    await route.fulfill({ response })
  })
  await page.route(/combats\/fight/, (route) =>
    route.continue({ headers: { ...route.request().headers(), 'idempotency-key': key } }),
  )
  await tap(page, 'Fight')
  await leaveFight(page, seen)
  await expect(page.getByRole('heading', { name: 'Victory', level: 1 })).toBeVisible()
  await page.unrouteAll()
}
