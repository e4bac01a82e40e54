import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { chromium } from '@playwright/test'

/**
 * Flags that make Chromium draw the same on every machine and without network requests of its own. The processor draws, and only the scenes use
 * a software GPU: whole pages through it take twice the time.
 */
export const CHROMIUM_FLAGS = [
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

/** Flags that make Chromium paint the same picture each time: animations in step with the page, no frame before its pictures are decoded. */
export const PICTURE_FLAGS = [
  '--disable-threaded-animation',
  '--disable-threaded-scrolling',
  '--disable-checker-imaging',
  '--disable-image-animation-resync',
  '--disable-partial-raster',
]

/** Path of a Chromium on this machine: `CHROMIUM_PATH`, Playwright's own, Debian's; undefined when there is none. */
export const findChromium = (): string | undefined =>
  [process.env.CHROMIUM_PATH, chromium.executablePath(), '/usr/bin/chromium', '/usr/bin/google-chrome'].find(
    (path) => path && existsSync(path),
  )

/**
 * Path of a Chromium; installs Debian's where the machine has none and lets us.
 * @throws Error that explains how to install one
 */
export const ensureChromium = (): string => {
  const found = findChromium()
  if (found) return found
  if (process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')) {
    console.log('No Chromium on this machine: installing the Debian package …')
    spawnSync('apt-get', ['update', '-q'], { stdio: 'ignore' })
    spawnSync('apt-get', ['install', '-y', '-q', 'chromium'], {
      stdio: ['ignore', 'ignore', 'inherit'],
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    })
    const installed = findChromium()
    if (installed) return installed
  }
  throw new Error(
    'The browser tests need Chromium: install it (Debian: `apt-get install -y chromium`, elsewhere `npx playwright install chromium`) or set CHROMIUM_PATH.',
  )
}
