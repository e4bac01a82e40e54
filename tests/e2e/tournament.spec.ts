import { expect, test } from '@playwright/test'
import { dayKeyOf } from '#rules/days.ts'
import { tournamentClosesMs, tournamentResultsMs } from '#rules/tournament/tournament-calendar.ts'
import { MS_PER_DAY, MS_PER_HOUR } from '#rules/units.ts'
import { STRANGER, watchPage } from '#tests/helpers/page/page-problems.ts'
import { openReal, playedPlayer } from '#tests/helpers/page/played-page.ts'
import { keep, tap } from '#tests/helpers/page/stations.ts'
import { asOperator, onServersDatabase } from '#tests/helpers/server/operator.ts'
import { callAs, OFFERS_SEEN, serverNowMs, setServerMinutesAhead, turnServerTo } from '#tests/helpers/server/tester.ts'

/** The job runs once a minute. */
const JOB_MS = 100_000
const OTHERS = 7

test.use({ hasTouch: true, viewport: { width: 390, height: 844 } })
test.describe.configure({ timeout: 300_000 })
test.afterEach(() => setServerMinutesAhead(0))

/** Removes a day. If another test's clock went past it, the job has already closed it. */
const forgetDay = (day: string): Promise<void> =>
  onServersDatabase(async ({ db }) => {
    for (const table of ['tournament_brackets', 'tournament_entries', 'tournament_days'] as const)
      await db.deleteFrom(table).where('day', '=', day).execute()
  })

test.describe('the daily tournament', () => {
  test('is entered, watched without knowing the end, verified and paid (rows 30, 148; R26, R27; extra 21)', async ({
    context,
    page: caller,
  }) => {
    setServerMinutesAhead(0)
    const day = dayKeyOf(serverNowMs() + MS_PER_DAY)
    await forgetDay(day)
    turnServerTo(tournamentClosesMs(day) - 2 * MS_PER_HOUR)
    const id = await playedPlayer({ name: 'Gladiator', rank: 1450, gear: 'epic', stoneLevel: 2, fights: 4 })
    await asOperator('grant', String(id), 'tournament-ticket', '1', '--why', 'a test')
    for (let no = 1; no <= OTHERS; no++) {
      const other = await playedPlayer({ name: `Rival ${no}`, rank: 300, gear: 'none', fights: 3 })
      await asOperator('grant', String(other), 'tournament-ticket', '1', '--why', 'a test')
      await callAs(caller, other, 'POST', '/api/v1/tournament/enter')
    }

    const page = await openReal(context, id, OFFERS_SEEN)
    const watch = watchPage(page, STRANGER)
    await tap(page, 'Tournament')
    await expect(page.getByRole('heading', { name: 'Tournament', exact: true })).toBeVisible()
    await tap(page, 'Enter')
    await expect(page.getByText("You're in! Good luck tonight.")).toBeVisible()
    await keep(page, 'entered')

    turnServerTo(tournamentResultsMs(day))
    const shown = async () =>
      ((await callAs(caller, id, 'GET', '/api/v1/tournament')) as { newest: { day: string } | null }).newest?.day
    await expect.poll(shown, { timeout: JOB_MS, message: 'the job of the tournaments' }).toBe(day)

    await page.goto('/tournament')
    await expect(page.getByText('Your fights are ready!')).toBeVisible()
    await expect(page.getByText('Watch the final'), 'it would tell the own end').toHaveCount(0)
    await page.goto(`/daily-tournament-result?day=${day}`)
    await expect(page.getByText('Your fights are waiting')).toBeVisible()
    await expect(page.getByText('Your prize')).toHaveCount(0)
    await keep(page, 'not-told')
    await tap(page, 'Watch my fights')

    const next = page.getByRole('button', { name: 'Watch the fight', exact: true })
    const result = page.getByRole('button', { name: 'My result', exact: true })
    await expect(next).toBeVisible()
    let watched = 0
    while (await next.isVisible()) {
      await keep(page, `next-fight-${++watched}`)
      await next.tap()
      await expect(page).toHaveURL(/kombat-replay\?id=t\d{8}-/)
      await expect(page.getByRole('heading', { name: 'Replay' })).toBeAttached()
      await page.goBack()
      await expect(next.or(result)).toBeVisible()
    }
    expect(watched, 'the strongest of eight fights three times').toBe(3)
    await keep(page, 'bracket-told')

    await result.tap()
    await expect(page.getByRole('heading', { name: 'Champion!' })).toBeVisible()
    await expect(page.getByText('Fewer than 16 players in your bracket')).toBeVisible()
    await keep(page, 'result')
    await tap(page, 'Claim')
    await tap(page, 'Great')
    await expect(page.getByRole('button', { name: 'Claimed' })).toBeDisabled()

    await tap(page, /^Check this tournament/)
    await expect(page.getByText('All of it is genuine.')).toBeVisible({ timeout: 30_000 })
    await tap(page, /^Check the whole day/)
    await expect(page.getByText('What was checked: The whole day')).toBeVisible({ timeout: 30_000 })
    await expect(page.getByText('All of it is genuine.')).toBeVisible()
    await keep(page, 'verified')

    await page.goto('/')
    await tap(page, 'Watch the final')
    await expect(page).toHaveURL(/kombat-replay\?id=t\d{8}-\d+-3-0/)
    await page.goBack()
    await expect(page.getByRole('button', { name: 'Kombat', exact: true })).toBeVisible()
    await expect(page.getByRole('button', { name: 'Watch the final' }), 'it was watched').toHaveCount(0)

    await page.goto('/ledger')
    await expect(page.getByText('Tournament prize').first()).toBeVisible()
    await expect(page.getByText('Tournament entry').first()).toBeVisible()
    await keep(page, 'ledger')
    await page.goto('/league-points')
    await expect(page.getByText('Daily tournament').first()).toBeVisible()
    await expect(page.getByText('+100').first()).toBeVisible()
    await keep(page, 'league-points')
    watch.expectNone()
    await page.close()
  })
})
