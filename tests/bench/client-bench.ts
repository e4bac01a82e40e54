import { type Browser, chromium } from '@playwright/test'
import { launchOptions } from '../run/browser.ts'
import { hasCommit } from './build-under-bench.ts'
import { median, printFigure } from './figure.ts'
import { longestTaskDuring } from './main-thread.ts'
import { openPhone } from './phone.ts'
import { type Served, serveGame, serveWorkbench, wholeCheckout } from './whole-builds.ts'

/**
 * What the client costs the phone: this build, the commit before issue 33, and that commit again, in turns of the same rounds, so that
 * a noisy minute meets all. The distance that the commit shows against itself is what this machine cannot tell. Tasks are counted by
 * the processor time of the page's main thread, not by the clock.
 */
const BASE_COMMIT = '38bfa02'
const ROUNDS = Number(process.env.BENCH_ROUNDS ?? 15)
const SLOWDOWN = 4
const PHONE = { width: 390, height: 844 }
/** Small, so that the processor, which draws here, does not hold up the script. */
const SMALL = { width: 240, height: 420 }
/** After home stands: what starts late, and the pages fetched ahead. */
// A window of measurement, not a wait for a state: work that starts late counts as long tasks too, and none of it can be waited for.
const LATE_MS = 2500
/** Of the base's, plus the distance that the base shows against itself. */
const BAR = 1.1

const FIGHT =
  'a-crit160-ignites-freezes_d-burned60-frozen_d-crit150-ignites-freezes_a-burned40-frozen_a-crit120-heal60_d-hit80_a-hit100-reflected50_d-miss_a-crit900'
const ARENA = `entries=${FIGHT}&a-hp=1000&d-hp=1000&entry=2&speed=2&hold=1&alone=1&a-gear=legendary&d-gear=epic&a-stones=4&d-stones=4`
const FRAMES = 300

/** Processor time of the longest task from opening the game until home is at rest, ms, at a slowdown of four. */
const longestTaskMs = async (browser: Browser, { address }: Served): Promise<number> => {
  const { context, page } = await openPhone(browser, address, PHONE)
  const session = await context.newCDPSession(page)
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN })
  const longestMs = await longestTaskDuring(session, async () => {
    await page.goto('/')
    await page.getByRole('button', { name: /Kombat/ }).waitFor()
    await page.waitForLoadState('networkidle')
    await page.waitForTimeout(LATE_MS)
  })
  await context.close()
  return longestMs
}

/** Script of a frame of a full-gear fight at x2, ms: the mean without the slowest twentieth, in which the script waited. */
const scriptPerFrameMs = async (browser: Browser, { address }: Served): Promise<number> => {
  const page = await browser.newPage({ viewport: SMALL })
  await page.goto(`${address}/workbench/arena?${ARENA}`)
  await page.locator('[data-held=true]').waitFor({ timeout: 120_000 })
  const times = await page.evaluate(async (frames) => {
    const { __clock } = window as unknown as { __clock: { advance(ms: number): void } }
    const taken: number[] = []
    for (let frame = 0; frame < frames; frame += 1) {
      const begun = performance.now()
      __clock.advance(1000 / 60)
      taken.push(performance.now() - begun)
      await new Promise((resolve) => requestAnimationFrame(resolve))
    }
    return taken
  }, FRAMES)
  await page.close()
  const kept = times.sort((a, b) => a - b).slice(0, Math.floor(times.length * 0.95))
  return kept.reduce((sum, ms) => sum + ms, 0) / kept.length
}

const inTurns = async (
  name: string,
  serve: (checkout: string) => Promise<Served>,
  measure: (browser: Browser, served: Served) => Promise<number>,
): Promise<void> => {
  const browser = await chromium.launch(launchOptions())
  const present = await serve(wholeCheckout(null))
  const base = await serve(wholeCheckout(BASE_COMMIT))
  const figures: Record<'base' | 'present' | 'again', number[]> = { base: [], present: [], again: [] }
  for (let round = 0; round < ROUNDS; round += 1) {
    figures.base.push(await measure(browser, base))
    figures.present.push(await measure(browser, present))
    figures.again.push(await measure(browser, base))
  }
  await Promise.all([browser.close(), present.close(), base.close()])
  const [own, before, again] = [median(figures.present), median(figures.base), median(figures.again)]
  const distance = Math.abs(again / before - 1)
  printFigure({ name, value: own, unit: 'ms' })
  printFigure({ name: `${name}, ${BASE_COMMIT}`, value: before, unit: 'ms' })
  printFigure({ name: `${name}, ${BASE_COMMIT} from itself`, value: distance, unit: 'share' })
  const isOf = median([...figures.base, ...figures.again])
  printFigure({
    name: `${name}, of ${BASE_COMMIT}'s`,
    value: own / isOf,
    unit: 'share',
    bar: { atMost: BAR + distance },
  })
}

if (hasCommit(BASE_COMMIT)) {
  await inTurns('longest task at the start of home, 4x slower', serveGame, longestTaskMs)
  await inTurns('script a frame of a fight at x2', serveWorkbench, scriptPerFrameMs)
} else console.error(`This clone has no commit ${BASE_COMMIT}: nothing is compared with it.`)
