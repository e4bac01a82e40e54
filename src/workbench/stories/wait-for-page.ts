import type { Root } from 'react-dom/client'
import { stageBridge } from '#client/stage/bridge-instance.ts'
import type { Tracker } from './work-tracker.ts'

/** Internal fields of React: the code checks that they exist. */
interface RootWork {
  readonly callbackNode: unknown
  readonly timeoutHandle: number
}

const workOf = (root: Root): RootWork => {
  const work = (root as unknown as { readonly _internalRoot?: Partial<RootWork> })._internalRoot
  if (work === undefined || !('callbackNode' in work) || typeof work.timeoutHandle !== 'number')
    throw new Error("React's internals have changed: stories cannot tell when a screen is idle")
  return work as RootWork
}

const { setTimeout: realTimeout } = window

const tasks = new MessageChannel()
const waiting: (() => void)[] = []
tasks.port1.onmessage = () => waiting.shift()?.()

/** Lets everything run that is due: promises, React's work, browser events. */
const nextTask = (): Promise<void> =>
  new Promise((resolve) => {
    waiting.push(resolve)
    tasks.port2.postMessage(null)
  })

/** Length of the longest promise chain in a step that waits for no task. */
const PROMISE_TURNS = 12

export const runPromises = async (): Promise<void> => {
  for (let turn = 0; turn < PROMISE_TURNS; turn += 1) await null
}

const realPause = (ms: number): Promise<void> => new Promise((resolve) => realTimeout(resolve, ms))

const isStageBusy = (): boolean => {
  const { scene, error } = stageBridge.store.getState()
  if (scene === null || error !== null) return false
  return window.__clock === undefined || !window.__clock.poll()
}

const loadingImages = (): number => [...document.images].filter((image) => image.src !== '' && !image.complete).length

/** Names what is still pending. Empty when the page is idle. */
export const unfinishedWork = (root: Root, tracker: Tracker): string[] => {
  const { callbackNode, timeoutHandle } = workOf(root)
  const waits: [string, boolean][] = [
    ['answers, code or files', tracker.pending() > 0],
    ['React', callbackNode !== null || timeoutHandle !== -1],
    ['fonts', document.fonts.status === 'loading'],
    ['images', loadingImages() > 0],
    ['the stage', isStageBusy()],
  ]
  return waits.filter(([, isWaiting]) => isWaiting).map(([name]) => name)
}

/** Number of idle turns in a row before the page counts as settled, because finished work may start more. */
const CALM_TURNS = 4
const BUSY_PAUSE_MS = 4
const GIVE_UP_MS = 30_000

/** Waits in real time. Throws an error that names what never ended. */
export const waitUntilCalm = async (unfinished: () => readonly string[], betweenTurns: () => void): Promise<void> => {
  let busyMs = 0
  for (let calm = 0; calm < CALM_TURNS; calm += 1) {
    betweenTurns()
    await nextTask()
    const waits = unfinished()
    if (waits.length === 0) continue
    calm = -1
    await realPause(BUSY_PAUSE_MS)
    busyMs += BUSY_PAUSE_MS
    if (busyMs > GIVE_UP_MS) throw new Error(`The page never settled: it waits for ${waits.join(', ')}`)
  }
}

/** Resolves after the next real frame's layout. Size observers run then, also the stage's. */
export const nextLayout = (): Promise<void> =>
  new Promise((resolve) => {
    const observer = new ResizeObserver(() => {
      observer.disconnect()
      resolve()
    })
    observer.observe(document.documentElement)
  })

const urlsIn = (css: string): string[] => [...css.matchAll(/url\("([^"]+)"\)/g)].flatMap(([, url]) => url ?? [])

const urlsOfSheets = new WeakMap<CSSStyleSheet, readonly string[]>()

/** Cached, because the sheets never change. */
const picturesOf = (sheet: CSSStyleSheet): readonly string[] => {
  const known = urlsOfSheets.get(sheet)
  if (known) return known
  const urls = [...sheet.cssRules]
    .filter((rule) => !(rule instanceof CSSFontFaceRule))
    .flatMap(({ cssText }) => urlsIn(cssText))
    .map((url) => new URL(url, sheet.href ?? document.baseURI).href)
  urlsOfSheets.set(sheet, urls)
  return urls
}

const cssPictures = (): string[] => [
  ...new Set([
    ...[...document.styleSheets].flatMap(picturesOf),
    ...[...document.querySelectorAll('[style*="url("]')].flatMap((element) =>
      urlsIn(element.getAttribute('style') ?? ''),
    ),
  ]),
]

/** Waits until all images are decoded, including those of style sheets. */
export const waitForPictures = async (): Promise<void> => {
  const images = cssPictures().map((url) => {
    const image = new Image()
    image.src = url
    return image
  })
  // A broken image is ignored here: its request reports it.
  await Promise.all([...document.images, ...images].map((image) => image.decode().catch(() => undefined)))
  await document.fonts.ready
}
