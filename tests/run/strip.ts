import { mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { chromium } from '@playwright/test'
import sharp from 'sharp'
import { createServer } from 'vite'
import { launchOptions, PICTURE_FLAGS } from './browser.ts'

/**
 * A film strip of the arena: 18 frames at 70 ms from the start of an entry, six a row, as one picture.
 * `npx tsx tests/run/strip.ts --entries a-crit360 --query 'a-body=cats&d-body=fire-lord' --out strip.png`; several
 * `--entries`, each with its own `--query` or the last one, give a picture each.
 */
const { values } = parseArgs({
  options: {
    entries: { type: 'string', multiple: true, default: ['a-hit120'] },
    query: { type: 'string', multiple: true, default: [''] },
    out: { type: 'string', default: '.cache/strips' },
    frames: { type: 'string', default: '18' },
    step: { type: 'string', default: '70' },
    columns: { type: 'string', default: '9' },
    width: { type: 'string', default: '390' },
  },
})
const FRAMES = Number(values.frames)
const STEP_MS = Number(values.step)
const COLUMNS = Number(values.columns)
const FRAME_WIDTH = 260
const ROOT = path.resolve(import.meta.dirname, '../..')

process.env.NODE_ENV = 'development'
const server = await createServer({ root: ROOT, logLevel: 'error', server: { port: 0, host: '127.0.0.1', hmr: false } })
await server.listen()
const base = server.resolvedUrls?.local[0] ?? ''
const browser = await chromium.launch(launchOptions(PICTURE_FLAGS))
try {
  mkdirSync(path.resolve(ROOT, values.out), { recursive: true })
  const page = await browser.newPage({ viewport: { width: Number(values.width), height: 844 } })
  page.on('pageerror', (error) => console.error(error.message))
  for (const [index, entries] of values.entries.entries()) {
    const query = values.query[Math.min(index, values.query.length - 1)] ?? ''
    const address = new URLSearchParams(`entries=${entries}&entry=2&hold=1&alone=1&a-hp=1000&d-hp=1000&${query}`)
    await page.goto(`${base}workbench/arena?${address}`)
    await page.locator('[data-held=true]').waitFor({ timeout: 60_000 })
    const canvas = page.locator('canvas')
    const frames: Buffer[] = []
    for (let frame = 0; frame < FRAMES; frame += 1) {
      await page.evaluate(
        (ms) => (window as unknown as { __clock: { advance(ms: number): void } }).__clock.advance(ms),
        STEP_MS,
      )
      frames.push(
        await sharp(await canvas.screenshot())
          .resize(FRAME_WIDTH)
          .png()
          .toBuffer(),
      )
    }
    const { height = 1 } = await sharp(frames[0]).metadata()
    const rows = Math.ceil(FRAMES / COLUMNS)
    const name = `${String(index).padStart(2, '0')}-${entries}.png`.replaceAll(/[^\w.-]/g, '')
    const picture = await sharp({
      create: { width: COLUMNS * FRAME_WIDTH, height: rows * height, channels: 3, background: '#000' },
    })
      .composite(
        frames.map((input, at) => ({
          input,
          left: (at % COLUMNS) * FRAME_WIDTH,
          top: Math.floor(at / COLUMNS) * height,
        })),
      )
      .png()
      .toBuffer()
    writeFileSync(path.resolve(ROOT, values.out, name), picture)
    console.log(path.join(values.out, name), query)
  }
} finally {
  await browser.close()
  await server.close()
}
