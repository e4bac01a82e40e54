import { type CDPSession, chromium, type Page } from '@playwright/test'
import { looseItems } from '../../src/workbench/fixtures/bag.ts'
import { launchOptions } from '../run/browser.ts'
import { median, printFigure } from './figure.ts'
import { longestTaskDuring } from './main-thread.ts'
import { openPhone } from './phone.ts'
import { serveGame, wholeCheckout } from './whole-builds.ts'

/**
 * A bag of five hundred items on the players' build: the script from the tap until it stands, and its longest task while it scrolls
 * to the end. Both by the processor time of the page's main thread, which a busy machine does not change.
 */
const ITEMS = 500
const ROUNDS = Number(process.env.BENCH_ROUNDS ?? 5)
const PHONE = { width: 390, height: 844 }
const STEP_PX = 420
/** A task of more is a long one. */
const LONG_TASK_MS = 50
const OPEN_MS = 100

const BAG = JSON.stringify({
  data: looseItems(ITEMS * 2)
    .filter(({ type }) => type !== 'supply' && type !== 'key')
    .slice(0, ITEMS),
})

/** Script of the page so far, ms of processor time. */
const scriptMs = async (session: CDPSession): Promise<number> => {
  const { metrics } = await session.send('Performance.getMetrics')
  return (metrics.find(({ name }) => name === 'ScriptDuration')?.value ?? Number.NaN) * 1000
}

const scrollThrough = (page: Page): Promise<void> =>
  page.evaluate(async (step) => {
    for (let top = 0; top < document.documentElement.scrollHeight - innerHeight; top += step) {
      scrollTo(0, top)
      await new Promise((resolve) => requestAnimationFrame(resolve))
    }
  }, STEP_PX)

const browser = await chromium.launch(launchOptions())
const served = await serveGame(wholeCheckout(null))
const opened: number[] = []
const scrolled: number[] = []
let mounted = 0
for (let round = 0; round < ROUNDS; round += 1) {
  const { context, page } = await openPhone(browser, served.address, PHONE)
  await page.route('**/api/v1/equipments/me', (route) => route.fulfill({ contentType: 'application/json', body: BAG }))
  const session = await context.newCDPSession(page)
  await session.send('Performance.enable', { timeDomain: 'threadTicks' })
  await page.goto('/')
  await page.getByRole('button', { name: 'Bag' }).waitFor()
  await page.waitForLoadState('networkidle')
  const before = await scriptMs(session)
  await page.getByRole('button', { name: 'Bag' }).click()
  await page.getByText(`${ITEMS} items`).waitFor()
  await page.waitForLoadState('networkidle')
  opened.push((await scriptMs(session)) - before)
  scrolled.push(await longestTaskDuring(session, () => scrollThrough(page)))
  mounted = Math.max(mounted, await page.locator('li[aria-posinset]').count())
  await context.close()
}
await Promise.all([browser.close(), served.close()])
printFigure({
  name: `script of opening a bag of ${ITEMS}`,
  value: median(opened),
  unit: 'ms',
  bar: { atMost: OPEN_MS },
})
printFigure({
  name: `longest task of scrolling a bag of ${ITEMS}`,
  value: median(scrolled),
  unit: 'ms',
  bar: { atMost: LONG_TASK_MS },
})
printFigure({ name: `cards of ${ITEMS} that are mounted`, value: mounted, unit: 'cards' })
