import type { BrowserContext, Page } from '@playwright/test'
import { systemEntropy } from '#server/entropy/entropy.ts'
import { makeTestPlayer, type TestPlayerOptions } from '#server/local/test-player.ts'
import { onServersDatabase } from '#tests/helpers/server/operator.ts'
import { holdStageClock, storeValues } from '#tests/helpers/server/tester.ts'

export const playedPlayer = (options: TestPlayerOptions): Promise<number> =>
  onServersDatabase(async ({ db, nowMs }) => (await makeTestPlayer({ db, nowMs, entropy: systemEntropy }, options)).id)

/** `seen` are values for `storeValues`. */
export const openReal = async (
  context: BrowserContext,
  playerId: number,
  seen: Readonly<Record<string, string>> = {},
): Promise<Page> => {
  const page = await context.newPage()
  await holdStageClock(page)
  await storeValues(page, playerId, { guide: 'over', ...seen })
  await page.addInitScript((id) => sessionStorage.setItem('house-kombat.local-player', String(id)), playerId)
  await page.goto('/')
  return page
}
