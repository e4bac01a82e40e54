import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { type Page, test } from '@playwright/test'
import { MS_PER_SECOND } from '#rules/units.ts'

/** Set by `tests/run/walk-sheet.ts`; a usual run films nothing. */
export const isFilming = process.env.FILM !== undefined

const MS_DIGITS = 5

/**
 * Films a page as it is drawn, from here until the returned function is called, which may ask for more ms: `film-<name>/00120.jpg`
 * is the frame at 120 ms, in the test's output. Without `FILM` it does nothing.
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
    // The length of the film, not a wait for a state: only with FILM, which no test run sets.
    await page.waitForTimeout(moreMs)
    await session.send('Page.stopScreencast')
    await session.detach()
  }
}

/** While filming, waits until everything that comes to an end by itself stands still: a kept picture is not taken in mid-air. */
export const standStill = async (page: Page): Promise<void> => {
  if (!isFilming) return
  await page.waitForFunction(() =>
    document
      .getAnimations()
      .every(({ effect, playState }) => playState !== 'running' || effect?.getComputedTiming().endTime === Infinity),
  )
}
