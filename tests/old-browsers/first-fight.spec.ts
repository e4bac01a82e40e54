import { expect, type Page, test } from '@playwright/test'
import { STRANGER, watchPage } from '#tests/helpers/page/page-problems.ts'
import {
  advanceStage,
  advanceStageUntil,
  holdStageClock,
  newPlayer,
  openAs,
  setServerMinutesAhead,
  settleStage,
} from '#tests/helpers/server/tester.ts'

const PICTURES = '.cache/old-browsers'

/** Whether answers and pictures have come and nothing fades in any more. */
const isSettled = (page: Page): Promise<boolean> =>
  page.evaluate(
    () =>
      document.querySelector('[class*="skeleton"]') === null &&
      [...document.images].every(({ complete, loading }) => complete || loading === 'lazy') &&
      document.getAnimations().every(({ effect, playState }) => {
        return playState !== 'running' || effect?.getComputedTiming().endTime === Number.POSITIVE_INFINITY
      }),
  )

const keep = async (page: Page, name: string): Promise<void> => {
  await expect.poll(() => isSettled(page), { message: `${name} is whole`, timeout: 30_000 }).toBe(true)
  await page.screenshot({ path: `${PICTURES}/${name}-${test.info().project.name.replace(/\D+/, '')}.png` })
}

// Playwright's locators call checkVisibility(), which Chromium has only since 105, so the page looks for itself.
const sees = (page: Page, text: RegExp): Promise<boolean> =>
  page.evaluate((source) => new RegExp(source).test(document.body.textContent ?? ''), text.source)

const comes = (page: Page, text: RegExp): Promise<void> =>
  expect.poll(() => sees(page, text), { message: `the page shows ${text.source}`, timeout: 30_000 }).toBe(true)

const press = async (page: Page, name: RegExp): Promise<void> => {
  const pressed = (): Promise<boolean> =>
    page.evaluate((source) => {
      const named = (element: HTMLElement): string => element.getAttribute('aria-label') ?? element.textContent ?? ''
      const found = [...document.querySelectorAll<HTMLElement>('button, a')].find(
        (element) => element.getClientRects().length > 0 && new RegExp(source).test(named(element)),
      )
      found?.click()
      return found !== undefined
    }, name.source)
  await expect.poll(pressed, { message: `a button ${name.source} is there`, timeout: 30_000 }).toBe(true)
}

const path = (page: Page): string => new URL(page.url()).pathname
const reaches = (page: Page, wanted: string): Promise<void> =>
  expect.poll(() => path(page), { timeout: 30_000 }).toBe(wanted)

/**
 * Counts elements whose outline hides their letters. An engine without `paint-order` in HTML paints the outline on top.
 */
const coveredLetters = (page: Page): Promise<number> =>
  page.evaluate(() => {
    if (CSS.supports('color', 'light-dark(red, red)')) return 0
    const strokeOf = (element: Element): number =>
      Number.parseFloat(getComputedStyle(element).getPropertyValue('-webkit-text-stroke-width'))
    return [...document.querySelectorAll('body *')].filter((element) => strokeOf(element) > 0).length
  })

const fightToTheEnd = async (page: Page): Promise<void> => {
  await press(page, /Kombat/)
  await reaches(page, '/kombat_prep')
  await comes(page, /Fight/)
  await keep(page, 'preparation')
  expect(await coveredLetters(page)).toBe(0)
  await press(page, /^Fight/)
  await reaches(page, '/kombat')
  await settleStage(page)
  await advanceStage(page, 4000)
  await keep(page, 'battle')
  await advanceStageUntil(page, () => sees(page, /Next/), 1000, 20_000)
  await press(page, /^Next/)
  await comes(page, /VICTORY|DEFEAT|Victory|Defeat/)
}

test('a newcomer joins a house on the map and fights to the end (rows 5-11, 75-84)', async ({ page }) => {
  const watch = watchPage(page, STRANGER)
  await holdStageClock(page)
  setServerMinutesAhead(0)
  await openAs(page, await newPlayer(page, `New ${test.info().project.name}`))
  await reaches(page, '/v2/onboard')
  await settleStage(page)
  await advanceStage(page, 1000)
  await keep(page, 'map')
  await press(page, /Hamster/)
  await advanceStage(page, 100)
  await press(page, /Join now/)
  await reaches(page, '/')
  await comes(page, /10\.00/)
  await fightToTheEnd(page)
  watch.expectNone()
})

test('a joined player sees home, shop and earn, and fights to the end (rows 12, 44, 75-84, 169)', async ({ page }) => {
  const watch = watchPage(page, STRANGER)
  await holdStageClock(page)
  setServerMinutesAhead(0)
  await openAs(page, await newPlayer(page, `Back ${test.info().project.name}`, 3))
  await comes(page, /Claim/)
  await keep(page, 'home')
  expect(await coveredLetters(page)).toBe(0)
  for (const [name, address] of [
    ['shop', '/iap'],
    ['earn', '/earn'],
  ] as const) {
    await page.goto(address)
    await expect.poll(() => page.evaluate(() => document.querySelector('h1') !== null)).toBe(true)
    await comes(page, name === 'shop' ? /Telegram Stars|STAR/ : /Check-in|check-in|Daily/)
    await keep(page, name)
    expect(await coveredLetters(page)).toBe(0)
  }
  await page.goto('/')
  await comes(page, /Claim/)
  await fightToTheEnd(page)
  watch.expectNone()
})
