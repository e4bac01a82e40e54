import { type Browser, type BrowserContext, chromium } from '@playwright/test'
import { launchOptions } from '../run/browser.ts'
import { hasCommit } from './build-under-bench.ts'
import { median, printFigure } from './figure.ts'
import { onboardedPlayer } from './phone.ts'
import { type Served, serveGame, wholeCheckout } from './whole-builds.ts'

/**
 * When home's own island is painted on a slow phone, for who comes for the first time and for who comes again: this build and
 * the commit before issue 32, in turns of the same rounds. Opened as in the messenger: launch data in the address.
 */
const BASE_COMMIT = 'f17591bc'
const ROUNDS = Number(process.env.BENCH_ROUNDS ?? 5)
const SLOWDOWN = 4
/** "Fast 3G" of the browser's own tools. */
const FAST_3G = {
  offline: false,
  latency: 562.5,
  downloadThroughput: (1.6e6 * 0.9) / 8,
  uploadThroughput: (750e3 * 0.9) / 8,
}
const PHONE = { width: 390, height: 844 }
/** The page's own measurement ends so long after its last request: the ten seconds after which an idle game fetches ahead come later. */
const BARS = { again: 0.6, first: 0.8, playable: 1, requests: 40, bytes: 450_000 } as const

/** What one visit shows, ms since its navigation began, and what it fetches until home rests. */
interface Visit {
  readonly islandMs: number
  readonly playableMs: number
  readonly requests: number
  readonly bytes: number
}

interface Seen {
  islandMs?: number
  playableMs?: number
}

/** In the page, before its own scripts: notes when the island is painted and when the fight's button stands. */
const watchPage = (playerId: number): void => {
  localStorage.setItem(`house-kombat:guide.${playerId}`, 'over')
  localStorage.setItem(`house-kombat:boosts-offered.${playerId}`, '9999-12-31')
  localStorage.setItem(`house-kombat:shop-promo.${playerId}`, '9999-12-31')
  localStorage.setItem(`house-kombat:away-shown.${playerId}`, String(Number.MAX_SAFE_INTEGER))
  const seen: Seen = {}
  Reflect.set(window, '__seen', seen)
  new PerformanceObserver((list) => {
    for (const { startTime } of list.getEntries()) seen.islandMs ??= startTime
  }).observe({ type: 'element', buffered: true })
  new MutationObserver(() => {
    // The commit before does not name it.
    for (const island of document.querySelectorAll('img[src*="/art/home-"]:not([elementtiming])'))
      island.setAttribute('elementtiming', 'home-island')
    if (document.querySelector('main footer button')) seen.playableMs ??= performance.now()
  }).observe(document, { childList: true, subtree: true })
}

const visit = async (context: BrowserContext, { address }: Served, playerId: number): Promise<Visit> => {
  const page = await context.newPage()
  const session = await context.newCDPSession(page)
  await session.send('Network.enable')
  await session.send('Network.emulateNetworkConditions', FAST_3G)
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN })
  let requests = 0
  let bytes = 0
  session.on('Network.loadingFinished', ({ encodedDataLength }) => {
    // What the browser's own cache gives weighs nothing.
    if (encodedDataLength === 0) return
    requests += 1
    bytes += encodedDataLength
  })
  await page.addInitScript(watchPage, playerId)
  const { data } = (await (await fetch(`${address}/local/session?player=${playerId}`)).json()) as {
    data: { init_data: string }
  }
  const launch = new URLSearchParams({
    tgWebAppData: data.init_data,
    tgWebAppVersion: '9.1',
    tgWebAppPlatform: 'android',
  })
  await page.goto(`${address}/#${launch}`)
  await page.waitForFunction(() => {
    const { islandMs, playableMs } = Reflect.get(window, '__seen') as Seen
    return islandMs !== undefined && playableMs !== undefined
  })
  await page.waitForLoadState('networkidle')
  const { islandMs = Number.NaN, playableMs = Number.NaN } = await page.evaluate(
    () => Reflect.get(window, '__seen') as Seen,
  )
  await page.close()
  return { islandMs, playableMs, requests, bytes }
}

/** A first visit and one that comes again. */
interface Visits {
  readonly first: Visit
  readonly again: Visit
}

const visits = async (browser: Browser, served: Served): Promise<Visits> => {
  const context = await browser.newContext({ viewport: PHONE })
  const playerId = await onboardedPlayer(served.address)
  const first = await visit(context, served, playerId)
  const again = await visit(context, served, playerId)
  await context.close()
  return { first, again }
}

const measure = async (): Promise<void> => {
  const browser = await chromium.launch(launchOptions())
  const present = await serveGame(wholeCheckout(null))
  const base = await serveGame(wholeCheckout(BASE_COMMIT))
  const rounds: { readonly present: Visits; readonly base: Visits }[] = []
  for (let round = 0; round < ROUNDS; round += 1)
    rounds.push({ base: await visits(browser, base), present: await visits(browser, present) })
  await Promise.all([browser.close(), present.close(), base.close()])

  const compare = (name: string, of: (each: Visits) => number, atMost: number): void => {
    const own = median(rounds.map((round) => of(round.present)))
    const before = median(rounds.map((round) => of(round.base)))
    printFigure({ name, value: own, unit: 'ms' })
    printFigure({ name: `${name}, ${BASE_COMMIT}`, value: before, unit: 'ms' })
    printFigure({ name: `${name}, of ${BASE_COMMIT}'s`, value: own / before, unit: 'share', bar: { atMost } })
  }
  compare("home's island is painted, first visit", ({ first }) => first.islandMs, BARS.first)
  compare("home's island is painted, who comes again", ({ again }) => again.islandMs, BARS.again)
  compare('playable, first visit', ({ first }) => first.playableMs, BARS.playable)
  compare('playable, who comes again', ({ again }) => again.playableMs, BARS.playable)
  for (const build of ['present', 'base'] as const) {
    const own = rounds.map((round) => round[build].first)
    const bar = (atMost: number) => (build === 'present' ? { bar: { atMost } } : {})
    const name = `first visit until the network rests${build === 'base' ? `, ${BASE_COMMIT}` : ''}`
    printFigure({ name, value: median(own.map(({ requests }) => requests)), unit: 'requests', ...bar(BARS.requests) })
    printFigure({ name, value: median(own.map(({ bytes }) => bytes)), unit: 'B', ...bar(BARS.bytes) })
  }
}

if (hasCommit(BASE_COMMIT)) await measure()
else console.error(`This clone has no commit ${BASE_COMMIT}: nothing is compared with it.`)
