import { expect, test } from '@playwright/test'
import { mondayMs, weekKeyOf } from '#rules/days.ts'
import { MS_PER_DAY, MS_PER_MINUTE } from '#rules/units.ts'
import { oldestUnsealed } from '#server/db/receipts-due.ts'
import { systemEntropy } from '#server/entropy/entropy.ts'
import { tendLeagues } from '#server/modules/leagues/settle.ts'
import { buildReceipts } from '#server/modules/receipts/build.ts'
import { tendSeasons } from '#server/modules/season/tend.ts'
import { tendTournaments } from '#server/modules/tournament/tend.ts'
import { watchPage } from '#tests/helpers/page/page-problems.ts'
import { openReal, playedPlayer } from '#tests/helpers/page/played-page.ts'
import { onServersDatabase } from '#tests/helpers/server/operator.ts'
import {
  OFFERS_SEEN,
  serverNowMs,
  setServerMinutesAhead,
  turnServerTo,
  turnToFreshWeek,
} from '#tests/helpers/server/tester.ts'

/** Jobs run once a minute. */
const JOBS = { timeout: 100_000, message: 'the jobs of a new week' }
const STRANGER_ID = 7_654_321

test.use({ hasTouch: true, viewport: { width: 390, height: 844 } })
test.describe.configure({ timeout: 180_000 })
test.afterEach(() => setServerMinutesAhead(0))

const turnToNextWeek = (): void => turnServerTo(mondayMs(serverNowMs()) + 7 * MS_PER_DAY + 3 * MS_PER_MINUTE)

/** Runs the jobs. Returns the oldest week that is over and not sealed yet, or none. */
const runJobs = () =>
  onServersDatabase(async ({ db, nowMs }) => {
    const entropy = systemEntropy
    await tendTournaments({ db, nowMs, entropy })
    await tendSeasons({ db, nowMs })
    await tendLeagues({ db, nowMs })
    await buildReceipts({ db, nowMs, entropy }, 1000)
    return oldestUnsealed(db, weekKeyOf(nowMs))
  })

/** Seals a week and returns its player. The clock stays in the week after, with everything before it sealed. */
const sealAWeek = async (
  whileItLasts: (playerId: number) => Promise<void> = async () => undefined,
): Promise<number> => {
  turnToFreshWeek()
  await expect.poll(runJobs, JOBS).toBeUndefined()
  const id = await playedPlayer({ name: 'Checker', rank: 900, fights: 6 })
  await whileItLasts(id)
  turnToNextWeek()
  await expect.poll(runJobs, JOBS).toBeUndefined()
  return id
}

test.describe('the sealed weeks', () => {
  test('a player finds last week under its root on fair play, and checks the player’s line on the device (R43)', async ({
    context,
  }) => {
    const id = await sealAWeek(async (playerId) => {
      const before = await openReal(context, playerId, OFFERS_SEEN)
      await before.goto('/fair-play')
      await expect(before.getByRole('region', { name: 'Sealed results' })).toContainText('still being played')
      await before.close()
    })
    const page = await openReal(context, id, OFFERS_SEEN)
    const watch = watchPage(page)
    await page.goto('/fair-play')
    const panel = page.getByRole('region', { name: 'Sealed results' })
    const check = panel.getByRole('button', { name: /^Check my lines? League/ })
    await check.focus()
    await page.keyboard.press('Enter')
    await expect(panel).toContainText('Checked here: your line is part of the root')
    await panel.getByText('What a check proves').click()
    await expect(panel).toContainText("It doesn't prove")
    watch.expectNone()
  })

  test('a player who has not joined a house reads the roots, and goes on to choose one (R43)', async ({ context }) => {
    await sealAWeek()
    const page = await openReal(context, STRANGER_ID)
    const watch = watchPage(page)
    watch.allow({ pattern: /^404 GET/, because: 'a stranger has no profile' })
    await page.goto('/fair-play')
    const panel = page.getByRole('region', { name: 'Sealed results' })
    await expect(panel).toContainText(/Root of \d+ results?/)
    await expect(panel).toContainText('Once you play, your own results show up here too')
    await page.getByRole('button', { name: 'Choose your house' }).click()
    await expect(page).toHaveURL(/\/v2\/onboard$/)
    watch.expectNone()
  })
})
