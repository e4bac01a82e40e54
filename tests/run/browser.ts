import { existsSync } from 'node:fs'
import { chromium } from '@playwright/test'
import { ownChromium, type StartableBrowser } from './own-chromium.ts'

/**
 * Makes Chromium draw the same on every machine and send no background requests. The processor draws pages, and only
 * scenes use a software GPU, because whole pages take twice the time on it.
 */
const CHROMIUM_FLAGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--use-gl=angle',
  '--use-angle=swiftshader',
  '--enable-unsafe-swiftshader',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]

/**
 * Makes Chromium paint the same picture each time: animations in step with the page, and no frame before its pictures
 * are decoded.
 */
export const PICTURE_FLAGS = [
  '--disable-threaded-animation',
  '--disable-threaded-scrolling',
  '--disable-checker-imaging',
  '--disable-image-animation-resync',
  '--disable-partial-raster',
]

const fromPath = (executablePath: string | undefined): StartableBrowser | null =>
  executablePath && existsSync(executablePath) ? { executablePath, env: {} } : null

interface Choice {
  readonly browser: StartableBrowser
  readonly isOwn: boolean
}

const choose = (): Choice => {
  const named = process.env.CHROMIUM_PATH
  if (named !== undefined && !existsSync(named)) throw new Error(`CHROMIUM_PATH names no file: ${named}`)
  const own = named === undefined ? ownChromium() : null
  if (own) return { browser: own, isOwn: true }
  const other = fromPath(named) ?? fromPath(chromium.executablePath())
  if (other) return { browser: other, isOwn: false }
  throw new Error(
    'The browser tests bring their Chromium along on Linux x64 only: run `npx playwright install chromium` or set CHROMIUM_PATH.',
  )
}

let chosen: Choice | undefined

/** The browser of all browser tests: the one of `CHROMIUM_PATH`, else our own, else Playwright's. */
const choice = (): Choice => {
  chosen ??= choose()
  return chosen
}

/**
 * Fails early where there is no browser.
 * @throws Error that explains how to get one
 */
export const ensureChromium = (): void => {
  choice()
}

/** Pictures are comparable only in the browser that took the baselines. */
export const comparesPictures = (): boolean => choice().isOwn

/** Playwright's launch options for the tests' browser, with the flags that all tests need and `furtherFlags`. */
export const launchOptions = (
  furtherFlags: readonly string[] = [],
): { args: string[]; executablePath: string; env: Record<string, string> } => {
  const { executablePath, env } = choice().browser
  const inherited = Object.entries(process.env).filter((entry): entry is [string, string] => entry[1] !== undefined)
  return {
    args: [...CHROMIUM_FLAGS, ...furtherFlags],
    executablePath,
    env: { ...Object.fromEntries(inherited), ...env },
  }
}
