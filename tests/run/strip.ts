import '#tests/helpers/setup/built-art.ts'
import { mkdirSync } from 'node:fs'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { chromium } from '@playwright/test'
import sharp from 'sharp'
import { createServer } from 'vite'
import { launchOptions, PICTURE_FLAGS } from './browser.ts'

const OPENS_WITHIN_MS = 180_000
const ROOT = path.resolve(import.meta.dirname, '../..')

/**
 * A film strip of the arena: 18 frames at 70 ms from the start of an entry, nine a row, as one picture.
 * `npx tsx tests/run/strip.ts --entries a-crit360 --query 'a-body=cats&d-body=fire-lord' --out strips`; several
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

process.env.NODE_ENV = 'development'
const server = await createServer({
  root: ROOT,
  logLevel: 'error',
  server: { port: 0, host: '127.0.0.1', hmr: false },
})
await server.listen()
const browser = await chromium.launch(launchOptions(PICTURE_FLAGS))
const page = await browser.newPage({ viewport: { width: Number(values.width), height: 844 } })
// The server compiles what the first page imports, beside whatever else the machine does.
page.setDefaultTimeout(OPENS_WITHIN_MS)
page.on('pageerror', (error) => console.error(error.message))

/** A film's frames as PNG; it begins with the first entry after the set-up ones. */
const film = async (entries: string, query: string): Promise<Buffer[]> => {
  const address = new URLSearchParams(`entries=${entries}&entry=2&hold=1&alone=1&a-hp=1000&d-hp=1000`)
  // What is asked for takes the place of what a film has otherwise: `entry=0` begins before the countdown.
  for (const [name, value] of new URLSearchParams(query)) address.set(name, value)
  await page.goto(`${server.resolvedUrls?.local[0] ?? ''}workbench/arena?${address}`)
  await page.locator('[data-held=true]').waitFor()
  const frames: Buffer[] = []
  for (let frame = 0; frame < Number(values.frames); frame += 1) {
    await page.evaluate(
      (ms) => (window as unknown as { __clock: { advance(ms: number): void } }).__clock.advance(ms),
      Number(values.step),
    )
    const shot = await page.locator('canvas').screenshot()
    frames.push(await sharp(shot).resize(260).png().toBuffer())
  }
  return frames
}

mkdirSync(values.out, { recursive: true })
try {
  for (const [index, entries] of values.entries.entries()) {
    const query = values.query[Math.min(index, values.query.length - 1)] ?? ''
    const name = `${String(index).padStart(2, '0')}-${entries}.png`.replaceAll(/[^\w.-]/g, '')
    const strip = sharp(await film(entries, query), { join: { across: Number(values.columns) } })
    await strip.png().toFile(path.join(values.out, name))
    console.log(path.join(values.out, name), query)
  }
} finally {
  await browser.close()
  await server.close()
}
