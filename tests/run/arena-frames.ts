import '#tests/helpers/setup/built-art.ts'
import path from 'node:path'
import { type Browser, chromium, type Page } from '@playwright/test'
import sharp, { type Sharp } from 'sharp'
import { createServer, type ViteDevServer } from 'vite'
import { launchOptions, PICTURE_FLAGS } from './browser.ts'

const OPENS_WITHIN_MS = 180_000
const ROOT = path.resolve(import.meta.dirname, '../..')

/** What to film: a hand-written fight of the workbench's arena, and the query that describes its fighters. */
export interface Film {
  readonly entries: string
  readonly query: string
  readonly frames: number
  readonly stepMs: number
  readonly width: number
  /** Share of the canvas that is cut off at the top: the sky. */
  readonly withoutTop?: number
}

/** Films the workbench's arena in a browser, frame by frame. A film begins with the first entry after the set-up. */
export class ArenaCamera {
  readonly #server: ViteDevServer
  readonly #browser: Browser
  readonly #page: Page

  private constructor(server: ViteDevServer, browser: Browser, page: Page) {
    this.#server = server
    this.#browser = browser
    this.#page = page
  }

  static async open(viewportWidth = 390): Promise<ArenaCamera> {
    process.env.NODE_ENV = 'development'
    const server = await createServer({
      root: ROOT,
      logLevel: 'error',
      server: { port: 0, host: '127.0.0.1', hmr: false },
    })
    await server.listen()
    const browser = await chromium.launch(launchOptions(PICTURE_FLAGS))
    const page = await browser.newPage({ viewport: { width: viewportWidth, height: 844 } })
    // The server compiles what the first page imports, which takes long on a busy machine.
    page.setDefaultTimeout(OPENS_WITHIN_MS)
    page.on('pageerror', (error) => console.error(error.message))
    return new ArenaCamera(server, browser, page)
  }

  async film({ entries, query, frames, stepMs, width, withoutTop = 0 }: Film): Promise<Buffer[]> {
    const base = this.#server.resolvedUrls?.local[0] ?? ''
    const address = new URLSearchParams(`entries=${entries}&entry=2&hold=1&alone=1&a-hp=1000&d-hp=1000`)
    // The query overrides the defaults: `entry=0` begins before the countdown.
    for (const [name, value] of new URLSearchParams(query)) address.set(name, value)
    await this.#page.goto(`${base}workbench/arena?${address}`)
    await this.#page.locator('[data-held=true]').waitFor()
    const canvas = this.#page.locator('canvas')
    const film: Buffer[] = []
    for (let frame = 0; frame < frames; frame += 1) {
      await this.#page.evaluate(
        (ms) => (window as unknown as { __clock: { advance(ms: number): void } }).__clock.advance(ms),
        stepMs,
      )
      const shot = sharp(await canvas.screenshot())
      const size = await shot.metadata()
      const top = Math.round(size.height * withoutTop)
      film.push(
        await shot
          .extract({ left: 0, top, width: size.width, height: size.height - top })
          .resize(width)
          .png()
          .toBuffer(),
      )
    }
    return film
  }

  async close(): Promise<void> {
    await this.#browser.close()
    await this.#server.close()
  }
}

export const framesInRows = async (frames: readonly Buffer[], columns: number): Promise<Sharp> => {
  const { width = 1, height = 1 } = await sharp(frames[0]).metadata()
  return sharp({
    create: {
      width: Math.min(columns, frames.length) * width,
      height: Math.ceil(frames.length / columns) * height,
      channels: 3,
      background: '#000',
    },
  }).composite(
    frames.map((input, at) => ({
      input,
      left: (at % columns) * width,
      top: Math.floor(at / columns) * height,
    })),
  )
}
