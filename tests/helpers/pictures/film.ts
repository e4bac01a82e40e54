import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { type Page, test } from '@playwright/test'
import { MS_PER_SECOND } from '#rules/units.ts'

/** Set by `tests/run/walk-sheet.ts`; a usual run films nothing. */
export const isFilming = process.env.FILM !== undefined

const MS_DIGITS = 5

/**
 * Films a page from here until the returned function is called, which can film some more ms first. The file
 * `film-<name>/00120.jpg` in the test's output is the frame at 120 ms. Does nothing without `FILM`.
 */
export const film = async (page: Page, name: string): Promise<(moreMs?: number) => Promise<void>> => {
  if (!isFilming) return async () => undefined
  const folder = test.info().outputPath(`film-${name}`)
  rmSync(folder, { recursive: true, force: true })
  mkdirSync(folder, { recursive: true })
  const session = await page.context().newCDPSession(page)
  let firstMs: number | null = null
  session.on('Page.screencastFrame', ({ data, metadata, sessionId }) => {
    const atMs = Math.round((metadata.timestamp ?? 0) * MS_PER_SECOND)
    firstMs ??= atMs
    const file = `${String(atMs - firstMs).padStart(MS_DIGITS, '0')}.jpg`
    writeFileSync(path.join(folder, file), Buffer.from(data, 'base64'))
    session.send('Page.screencastFrameAck', { sessionId }).catch(() => undefined)
  })
  await session.send('Page.startScreencast', { format: 'jpeg', quality: 90 })
  return async (moreMs = 0) => {
    // This is the length of the film, not a wait for a state. It happens only with FILM, which no test run sets.
    await page.waitForTimeout(moreMs)
    await session.send('Page.stopScreencast')
    await session.detach()
  }
}

/** While filming, waits until all finite animations have ended, so that no picture shows one half-way. */
export const standStill = async (page: Page): Promise<void> => {
  if (!isFilming) return
  await page.waitForFunction(() =>
    document
      .getAnimations()
      .every(({ effect, playState }) => playState !== 'running' || effect?.getComputedTiming().endTime === Infinity),
  )
}
