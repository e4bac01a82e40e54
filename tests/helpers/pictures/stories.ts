import { test as base, type Page } from '@playwright/test'
import type { Language } from '#languages/languages.ts'
import { type PageWatch, watchPage } from '#tests/helpers/page/page-problems.ts'
import type { StoryAddress } from '#workbench/stories/story-address.ts'
import type { AlternativeTexts } from './alternative-texts.ts'
import { quickPicture } from './quick-picture.ts'

export interface ShotSize {
  readonly width: number
  readonly height: number
}

export const SIZES = {
  phone: { width: 390, height: 844 },
  small: { width: 320, height: 568 },
  tablet: { width: 768, height: 1024 },
} as const satisfies Readonly<Record<string, ShotSize>>

/** Tag of every screen's fullest state and of a scene's main moments. On the phone they are stored at full size. */
export const MAIN = '@main'

export interface WatchedPage {
  readonly page: Page
  readonly watch: PageWatch
}

interface WorkerFixtures {
  readonly sharedPage: Page
}

/**
 * The test of every screenshot. All tests of one worker share a window, which caches code and pictures: opening a new
 * one costs Chromium more than rendering a story in it. Each story has storage of its own. A test whose page reports a
 * problem fails at its end.
 */
export const test = base.extend<{ readonly watched: WatchedPage }, WorkerFixtures>({
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
  watched: async ({ sharedPage: page }, use) => {
    const watch = watchPage(page)
    await use({ page, watch })
    // The page stays as it is: the next test navigates in the same process, which an empty document in between would
    // end.
    page.removeAllListeners()
    watch.expectNone()
  },
})

/** URL of a story whose clock is held. */
export const storyUrl = (address: Partial<Record<keyof StoryAddress, string>>): string =>
  `/workbench/screen?${new URLSearchParams({ hold: '1', ...address })}`

/** Number of layouts in a row without a change after which the page is stable. Sizes propagate layout by layout. */
const CALM_LAYOUTS = 2

/** Resizes the viewport, as rotating a device does, and waits until the page is stable. */
export const resizeStory = async ({ page }: WatchedPage, size: ShotSize): Promise<void> => {
  await page.setViewportSize(size)
  await page.evaluate(
    async ({ width, height, calmLayouts }) => {
      const { __story } = window as unknown as {
        __story: { settle: () => Promise<void>; advance: (ms: number) => Promise<void> }
      }
      // A new ResizeObserver is called in the next frame, together with all others.
      const nextLayout = (): Promise<void> =>
        new Promise((resolve) => {
          const observer = new ResizeObserver(() => {
            observer.disconnect()
            resolve()
          })
          observer.observe(document.documentElement)
        })
      // The browser changes the window's size before the page sees the new size.
      while (innerWidth !== width || innerHeight !== height) await nextLayout()
      let hasChanged = false
      const changes = new MutationObserver(() => {
        hasChanged = true
      })
      changes.observe(document, { subtree: true, childList: true, attributes: true, characterData: true })
      for (let calm = 0; calm < calmLayouts; calm = hasChanged ? 0 : calm + 1) {
        hasChanged = false
        await nextLayout()
        await __story.settle()
      }
      changes.disconnect()
      // A stage whose clock is held redraws only when time advances, so it advances by one step.
      await __story.advance(1000 / 60)
    },
    { ...size, calmLayouts: CALM_LAYOUTS },
  )
}

export const openStory = async (
  { page }: WatchedPage,
  address: Partial<Record<keyof StoryAddress, string>>,
  size: ShotSize = SIZES.phone,
): Promise<void> => {
  await page.setViewportSize(size)
  await page.goto(storyUrl(address))
  await page.waitForFunction(() => '__story' in window)
  await page.evaluate(() => (window as unknown as { __story: { ready: Promise<void> } }).__story.ready)
}

/** Switches an open story to another language without opening it again; see `StoryControl.speak`. */
export const speak = ({ page }: WatchedPage, language: Language, varying: AlternativeTexts = []): Promise<void> =>
  page.evaluate(
    ([code, groups]) =>
      (
        window as unknown as { __story: { speak: (language: string, varying: AlternativeTexts) => Promise<void> } }
      ).__story.speak(code, groups),
    [language, varying] as const,
  )

/** Screenshot of a page that is held. One picture is enough, where `toHaveScreenshot` would take two and wait. */
export const takePicture = async (page: Page): Promise<Buffer> => {
  await page.evaluate(() => (window as unknown as { __story: { freeze: () => Promise<void> } }).__story.freeze())
  return quickPicture(page)
}
