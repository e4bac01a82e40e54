import { type BrowserContext, expect, type Page, test } from '@playwright/test'
import { MS_PER_DAY, MS_PER_HOUR, MS_PER_MINUTE } from '#rules/units.ts'
import { currentSeason } from '#server/modules/season/service.ts'
import { STRANGER, watchPage } from '#tests/helpers/page/page-problems.ts'
import { openReal, playedPlayer } from '#tests/helpers/page/played-page.ts'
import { keep, tap } from '#tests/helpers/page/stations.ts'
import { film } from '#tests/helpers/pictures/film.ts'
import { onServersDatabase } from '#tests/helpers/server/operator.ts'
import {
  callAs,
  OFFERS_SEEN,
  setServerMinutesAhead,
  turnServerTo,
  turnToFreshWeek,
} from '#tests/helpers/server/tester.ts'

const FILM_MS = 3500
const DAYS_INTO_IT = 22
/** The job runs once a minute. */
const JOB_MS = 100_000

test.use({ hasTouch: true, viewport: { width: 390, height: 844 } })
test.describe.configure({ timeout: 240_000 })
test.afterEach(() => setServerMinutesAhead(0))

const seasonNow = () => onServersDatabase(({ db, nowMs }) => currentSeason(db, nowMs))

const openPlayed = (context: BrowserContext, id: number): Promise<Page> => openReal(context, id, OFFERS_SEEN)

interface Reward {
  readonly status: string
  readonly season: number
  readonly rank_latest: number
  readonly rank_now: number
  readonly top_previous_leaderboard: number | null
}
const rewardOf = async (page: Page, id: number) => (await callAs(page, id, 'GET', '/api/v1/season/reward')) as Reward
const balanceOf = async (page: Page, id: number) => (await callAs(page, id, 'GET', '/api/v1/users/balance')) as number

test.describe('the end of a season', () => {
  test('takes a player over the off-season day into the next one, to the welcome and the opened chest (rows 153, 154, 192)', async ({
    context,
    page: caller,
  }) => {
    turnToFreshWeek()
    const [ending, id] = [
      await seasonNow(),
      await playedPlayer({ name: 'Veteran', rank: 2150, gear: 'epic', stoneLevel: 2, fights: 6 }),
    ]

    turnServerTo(ending.endMs + MS_PER_HOUR)
    const dayOff = await openPlayed(context, id)
    await dayOff.goto('/kombat_prep')
    await expect(dayOff.getByText('Off-season: fights are unranked')).toBeVisible()
    await keep(dayOff, 'off-season')
    await dayOff.close()

    turnServerTo(ending.nextMs + 2 * MS_PER_MINUTE)
    const atEnd = () =>
      onServersDatabase(({ db }) =>
        db.selectFrom('season_ends').selectAll().where('season', '=', ending.number).executeTakeFirst(),
      )
    await expect
      .poll(async () => (await atEnd())?.swept_at ?? null, { timeout: JOB_MS, message: 'the job of the seasons' })
      .not.toBeNull()

    const due = await rewardOf(caller, id)
    expect(due).toMatchObject({ season: ending.number, status: 'claimable', rank_latest: 2150, rank_now: 1100 })
    expect(due.top_previous_leaderboard).not.toBeNull()
    const before = await balanceOf(caller, id)

    const page = await openPlayed(context, id)
    const watch = watchPage(page, STRANGER)
    const dialog = page.getByRole('dialog', { name: `Season ${ending.number + 1} begins` })
    await expect(dialog).toBeVisible()
    await expect(dialog.getByText('Your reward for last season is packed and ready.')).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(dialog, 'nothing but Continue ends it').toBeVisible()
    await keep(page, 'new-season')
    const opening = await film(page, 'season-chest')
    await dialog.getByRole('button', { name: 'Continue' }).tap()
    await expect(page.getByRole('heading', { name: 'Your reward' })).toBeVisible()
    await opening(FILM_MS)
    await keep(page, 'opened-chest')
    await tap(page, 'Great')
    await expect(page.getByText('Welcome to a new season, Warrior!')).toBeVisible()
    await keep(page, 'welcome')
    expect(await rewardOf(caller, id)).toMatchObject({ status: 'claimed' })
    expect(await balanceOf(caller, id)).toBeGreaterThan(before)

    await page.reload()
    await expect(page.getByRole('button', { name: 'Kombat', exact: true })).toBeVisible()
    await expect(page.getByRole('dialog'), 'it comes once').toHaveCount(0)
    watch.expectNone()
    await page.close()
  })

  test('the chest of a player who has started waits at home, and so do the cups of the weeks (rows 38, 149-151, 155; T4)', async ({
    context,
    page: caller,
  }) => {
    turnToFreshWeek()
    // Late enough that all fights of a new test player belong to the next season.
    turnServerTo((await seasonNow()).nextMs + DAYS_INTO_IT * MS_PER_DAY)
    const ending = await seasonNow()
    const id = await playedPlayer({ name: 'Collector', rank: 1450, gear: 'rare', fights: 12 })
    turnServerTo(ending.nextMs + 30 * MS_PER_MINUTE)
    await expect
      .poll(async () => callAs(caller, id, 'GET', '/api/v1/leaderboard/league-point/waiting'), {
        timeout: JOB_MS,
        message: 'the job of the leagues',
      })
      .toContain('special')
    await callAs(caller, id, 'POST', '/api/v1/season/start')

    const page = await openPlayed(context, id)
    const watch = watchPage(page, STRANGER)
    await tap(page, new RegExp(`^S${ending.number} rewards`))
    const drawer = page.getByRole('dialog', { name: `Season ${ending.number} rewards` })
    await expect(drawer.getByText("What's inside")).toBeVisible()
    await keep(page, 'chest-inside')
    const opening = await film(page, 'home-chest')
    await drawer.getByRole('button', { name: 'Claim', exact: true }).tap()
    await expect(page.getByText('Rewards claimed!')).toBeVisible()
    await expect(page.getByRole('heading', { name: 'Your reward' })).toBeVisible()
    await opening(FILM_MS)
    await tap(page, 'Great')
    await expect(page.getByRole('button', { name: new RegExp(`^S${ending.number} rewards`) })).toHaveCount(0)

    await tap(page, /^League/)
    await expect(page.getByRole('dialog', { name: '1st League Reward' })).toBeVisible()
    await keep(page, 'league-drawer')
    await tap(page, 'Check Special')
    const cup = await film(page, 'league-cup')
    await page.getByRole('dialog').getByRole('button', { name: 'Claim', exact: true }).tap()
    await expect(page.getByRole('heading', { name: 'Your reward' })).toBeVisible()
    await cup(FILM_MS)
    await keep(page, 'league-opened')
    await tap(page, 'Great')
    watch.expectNone()
    await page.close()
  })
})
