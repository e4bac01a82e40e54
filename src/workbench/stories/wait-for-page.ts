import type { Root } from 'react-dom/client'
import { stageBridge } from '#client/stage/bridge-instance.ts'
import type { Tracker } from './work-tracker.ts'

/** Internals of React, so their presence is checked. */
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

/** Runs everything due: promises, React's work, browser events. */
const nextTask = (): Promise<void> =>
  new Promise((resolve) => {
    waiting.push(resolve)
    tasks.port2.postMessage(null)
  })

/** Longest promise chain of a step without a task. */
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

/** Empty when the page is idle. */
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

/** Idle turns in a row that count as settled: finished work starts the next. */
const CALM_TURNS = 4
const BUSY_PAUSE_MS = 4
const GIVE_UP_MS = 30_000

/** In real time. @throws Error that names what never ended */
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

/** Size observers, the stage's too, run then, in a real frame. */
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

/** Cached: our sheets never change. */
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

/** Decoded, including images of style sheets. */
export const waitForPictures = async (): Promise<void> => {
  const images = cssPictures().map((url) => {
    const image = new Image()
    image.src = url
    return image
  })
  // A broken image is reported by its request.
  await Promise.all([...document.images, ...images].map((image) => image.decode().catch(() => undefined)))
  await document.fonts.ready
}
