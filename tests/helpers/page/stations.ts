import { type Browser, expect, type Locator, type Page, type TestInfo, test } from '@playwright/test'
import { standStill } from '../pictures/film.ts'
import { advanceStageUntil, setServerEntropy, settleStage } from '../server/tester.ts'

const stations = new WeakMap<TestInfo, number>()

/** A picture of where a player stands, numbered within its test, for who reads the run's results. */
export const keep = async (page: Page, name: string): Promise<void> => {
  const info = test.info()
  const station = (stations.get(info) ?? 0) + 1
  stations.set(info, station)
  await standStill(page)
  await page.screenshot({ path: info.outputPath(`${String(station).padStart(2, '0')}-${name}.png`) })
}

/** Taps a button: of exactly this name, or of one that matches. */
export const tap = (page: Page, name: string | RegExp): Promise<void> =>
  page.getByRole('button', { name, ...(typeof name === 'string' ? { exact: true } : {}) }).tap()

/** Another player's phone, like that of the test's own page. */
export const phoneOf = async (browser: Browser, page: Page): Promise<Page> => {
  const { baseURL, viewport } = test.info().project.use
  const context = await browser.newContext({
    baseURL: baseURL ?? page.url(),
    viewport: viewport ?? null,
    hasTouch: true,
  })
  return context.newPage()
}

/** Steps a fight that has begun to its end, which is skipped to; `seen` looks at the arena before. Returns the button that leaves it. */
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

/** Steps a fight to its end, as `endFight` does, and leaves the arena. */
export const leaveFight = async (page: Page, seen?: () => Promise<void>): Promise<void> => {
  await (await endFight(page, seen)).tap()
}

/** What decides a match: the draws with which the opponent is found, and the key it is fought with. */
export interface Fate {
  readonly entropy: string
  readonly key: string
}

/** Wins a fight from the Preparation on, with a fate that wins; `seen` looks at the arena. */
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
