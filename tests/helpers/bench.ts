import { test as base, type Page } from '@playwright/test'
import type { BenchAddress } from '../../src/client/workbench/bench/bench-address.ts'
import { type PageWatch, watchPage } from './page-problems.ts'
import { quickPicture } from './quick-picture.ts'

/** A window that the shots are taken in. */
export interface ShotSize {
  readonly width: number
  readonly height: number
}

/** The phone of the design, the smallest phone, and a tablet. */
export const SIZES = {
  phone: { width: 390, height: 844 },
  small: { width: 320, height: 568 },
  tablet: { width: 768, height: 1024 },
} as const satisfies Readonly<Record<string, ShotSize>>

/** A page of the workbench's build that is watched for everything it does wrong. */
export interface BenchPage {
  readonly page: Page
  readonly watch: PageWatch
}

interface WorkerFixtures {
  readonly sharedPage: Page
}

/**
 * The test of every shot. All shots of one worker are taken in one window, which keeps code and pictures between them: a new one
 * costs Chromium more than what is shown in it. The bench gives each document storage of its own. A test that does something
 * wrong on its page fails at its end.
 */
export const test = base.extend<{ readonly bench: BenchPage }, WorkerFixtures>({
  sharedPage: [
    async ({ browser }, use, { project }) => {
      const { baseURL, deviceScaleFactor, locale, timezoneId, viewport } = project.use
      const context = await browser.newContext({
        ...(baseURL ? { baseURL } : {}),
        ...(deviceScaleFactor ? { deviceScaleFactor } : {}),
        ...(locale ? { locale } : {}),
        ...(timezoneId ? { timezoneId } : {}),
        ...(viewport ? { viewport } : {}),
      })
      await use(await context.newPage())
      await context.close()
    },
    { scope: 'worker' },
  ],
  bench: async ({ sharedPage: page }, use) => {
    const watch = watchPage(page)
    await use({ page, watch })
    // The next test's document takes this one's place, in the same process: leaving it for an empty one would end that.
    page.removeAllListeners()
    watch.expectNone()
  },
})

/** The address of a screen on the bench, with its time held. */
export const benchUrl = (address: Partial<Record<keyof BenchAddress, string>>): string =>
  `/workbench/screen?${new URLSearchParams({ hold: '1', ...address })}`

/** Layouts in a row that change nothing, after which all stands: one part's new size gives others theirs, layout by layout. */
const CALM_LAYOUTS = 2

/** Gives the page another window, as a turned device does, and waits until it stands in it. */
export const resizeBench = async ({ page }: BenchPage, size: ShotSize): Promise<void> => {
  await page.setViewportSize(size)
  await page.evaluate(
    async ({ width, height, calmLayouts }) => {
      const { __bench } = window as unknown as {
        __bench: { settle: () => Promise<void>; advance: (ms: number) => Promise<void> }
      }
      // A new watcher of sizes is called in the next frame, where all others hear what changed.
      const nextLayout = (): Promise<void> =>
        new Promise((resolve) => {
          const observer = new ResizeObserver(() => {
            observer.disconnect()
            resolve()
          })
          observer.observe(document.documentElement)
        })
      // The browser has the size before the page has it.
      while (innerWidth !== width || innerHeight !== height) await nextLayout()
      let hasChanged = false
      const changes = new MutationObserver(() => {
        hasChanged = true
      })
      changes.observe(document, { subtree: true, childList: true, attributes: true, characterData: true })
      for (let calm = 0; calm < calmLayouts; calm = hasChanged ? 0 : calm + 1) {
        hasChanged = false
        await nextLayout()
        await __bench.settle()
      }
      changes.disconnect()
      // One step: a stage whose time is held draws itself anew only then.
      await __bench.advance(1000 / 60)
    },
    { ...size, calmLayouts: CALM_LAYOUTS },
  )
}

/** Opens a screen on the bench and waits until it stands at its moment. */
export const openBench = async (
  { page }: BenchPage,
  address: Partial<Record<keyof BenchAddress, string>>,
  size: ShotSize = SIZES.phone,
): Promise<void> => {
  await page.setViewportSize(size)
  await page.goto(benchUrl(address))
  await page.waitForFunction(() => '__bench' in window)
  await page.evaluate(() => (window as unknown as { __bench: { ready: Promise<void> } }).__bench.ready)
}

/** The picture of a held page: one look is enough, where `toHaveScreenshot` would take two and wait. */
export const takePicture = async (page: Page): Promise<Buffer> => {
  await page.evaluate(() => (window as unknown as { __bench: { freeze: () => Promise<void> } }).__bench.freeze())
  return quickPicture(page)
}
