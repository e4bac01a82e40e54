import { chromium, type Page } from '@playwright/test'
import { MARKET_PAGE_SIZE } from '../../src/rules/market/market.ts'
import { listings } from '../../src/workbench/fixtures/market-answers.ts'
import { launchOptions } from '../run/browser.ts'
import { printFigure } from './figure.ts'
import { tasksDuring } from './main-thread.ts'
import { openPhone } from './phone.ts'
import { serveGame, wholeCheckout } from './whole-builds.ts'

/**
 * The market's list of a thousand offers on the players' build, the page four times slower: the tasks of its main thread while it is
 * scrolled to the end, loading fifty pages, and back to the top. By processor time, which a busy machine does not change.
 */
const PAGES = 50
const SLOWDOWN = 4
const PHONE = { width: 390, height: 844 }
const STEP_PX = 420
/** A task of more is a long one. */
const LONG_TASK_MS = 50

const OFFERS = listings(PAGES * MARKET_PAGE_SIZE)

/** In the page itself: with requests intercepted the browser keeps no cache, and would load each card's pictures anew. */
const answerPages = (page: Page): Promise<unknown> =>
  page.addInitScript(
    ({ offers, size }) => {
      const { fetch: network } = window
      window.fetch = async (input, init) => {
        const { pathname, searchParams } = new URL(input instanceof Request ? input.url : input, location.href)
        if (!pathname.endsWith('/market/equipment')) return network(input, init)
        const from = Number(searchParams.get('after') ?? 0)
        const next = from + size
        const items = offers.slice(from, next)
        return Response.json({ data: { items, next: next < offers.length ? String(next) : null } })
      }
    },
    { offers: OFFERS, size: MARKET_PAGE_SIZE },
  )

/** Scrolls on until a card is mounted; where pages are still to come, it waits for them at the end. */
const scrollTo = (page: Page, stepPx: number, place: number): Promise<void> =>
  page.evaluate(
    async ({ step, card }) => {
      while (document.querySelector(`li[aria-posinset="${card}"]`) === null) {
        scrollBy(0, step)
        await new Promise((resolve) => requestAnimationFrame(resolve))
      }
    },
    { step: stepPx, card: place },
  )

const print = (what: string, tasksMs: readonly number[]): void => {
  const longest = tasksMs.reduce((most, ms) => Math.max(most, ms), 0)
  printFigure({
    name: `tasks over ${LONG_TASK_MS} ms, market of ${OFFERS.length}, ${what}, ${SLOWDOWN}x slower`,
    value: tasksMs.filter((ms) => ms > LONG_TASK_MS).length,
    unit: 'tasks',
    bar: { atMost: 0 },
  })
  printFigure({ name: `longest of ${tasksMs.length} tasks, ${what}`, value: longest, unit: 'ms' })
}

const browser = await chromium.launch(launchOptions())
const served = await serveGame(wholeCheckout(null))
const { context, page } = await openPhone(browser, served.address, PHONE)
await answerPages(page)
await page.goto('/marketplace')
await page.locator('li[aria-posinset="1"]').waitFor()
await page.waitForLoadState('networkidle')
const session = await context.newCDPSession(page)
await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN })
print('down', await tasksDuring(session, () => scrollTo(page, STEP_PX, OFFERS.length)))
const mounted = await page.locator('li[aria-posinset]').count()
print('back up', await tasksDuring(session, () => scrollTo(page, -STEP_PX, 1)))
await Promise.all([browser.close(), served.close()])
printFigure({ name: `cards of ${OFFERS.length} that are mounted`, value: mounted, unit: 'cards' })
