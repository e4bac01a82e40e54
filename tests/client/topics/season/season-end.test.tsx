import '#client/topics/season/shared/rank-reward-dialog.tsx'
import '#client/topics/season/shared/season-chest-drawer.tsx'
import '#client/topics/leagues/shared/league-drawer.tsx'
import { beforeEach, describe, expect, test } from 'vitest'
import { HomeScreen } from '#client/topics/home/screens/home-screen.tsx'
import { baseAnswers } from '#workbench/fixtures/answers.ts'
import { LEAGUE_OPENED, LEAGUE_REWARD, NO_LEAGUE_REWARD } from '#workbench/fixtures/league-answers.ts'
import { minutesAgo, NOW_MS } from '#workbench/fixtures/now.ts'
import { quietAway } from '#workbench/fixtures/quiet-away.ts'
import { SEASON_REWARD, SECOND_SEASON, TOP_SEASON_OPENED, userSeasonOf } from '#workbench/fixtures/season-answers.ts'
import { type Answers, type FakeAnswer, fakeServer, refusal, typicalAnswers } from '../../fake-server.ts'
import { dialog, onSignedInPages, type Page, showScreen } from '../../render.tsx'

const CHEST = 'S11 rewards'
const REVEALED_MS = 3000
/** A failing query gives up after three requests, one second apart (row 185): 2 s, and some slack. */
const AFTER_RETRIES_MS = 2500
const DAY_S = 86_400

const openHome = async (over: Answers = {}) => {
  const server = fakeServer({
    ...typicalAnswers,
    'users.boostSources': { data: { sources: [], ends_at: null } },
    'season.get': { data: SECOND_SEASON },
    'combats.season': { data: { start_time: SECOND_SEASON.start_time, current_season: 12 } },
    'season.me': { data: userSeasonOf(11) },
    'season.reward': { data: SEASON_REWARD },
    ...over,
  })
  const page = await showScreen(<HomeScreen />)
  await page.pass(100)
  await page.settle(100)
  return { server, page }
}
const STARTED = { 'season.me': { data: userSeasonOf(12) } }
const tap = async (page: Page, name: string | RegExp): Promise<void> => {
  await page.tap(name, 100)
  await page.settle(100)
}

onSignedInPages()
beforeEach(() => {
  localStorage.setItem('house-kombat:guide.7', 'over')
})

describe('the rank reward (rows 154, 192; T4, T30)', () => {
  test('opens by itself, and nothing but Continue ends it', async () => {
    const { page } = await openHome()
    expect(dialog()).toContain('Season 12 begins')
    expect(page.hasButton('Close')).toBe(false)
    await page.press('Escape')
    await page.pass(500)
    expect(dialog()).toContain('Season 12 begins')
  })

  test('Continue starts the season, then claims; three are read again; what came out is shown, then the welcome', async () => {
    const { server, page } = await openHome()
    const before = { me: server.count('season.me'), combat: server.count('combats.me') }
    await tap(page, 'Continue')
    await page.pass(REVEALED_MS)
    const posts = server.requests.filter(({ method }) => method === 'POST').map(({ path }) => path)
    expect(posts).toEqual(['/api/v1/season/start', '/api/v1/season/reward'])
    expect(server.count('season.me')).toBeGreaterThan(before.me)
    expect(server.count('combats.me')).toBeGreaterThan(before.combat)
    expect(page.text()).toContain('Your reward')
    expect(page.text()).toContain('×14')
    await tap(page, 'Great')
    expect(page.text()).toContain('Welcome to a new season, Warrior!')
    expect(dialog()).toBe('')
  })

  test('claims nothing when the window is over or there is nothing', async () => {
    const { server, page } = await openHome({ 'season.reward': { data: { ...SEASON_REWARD, status: 'closed' } } })
    await tap(page, 'Continue')
    expect(server.count('season.claimReward')).toBe(0)
    expect(page.text()).toContain('Welcome to a new season, Warrior!')
  })

  test('a failing claim does not undo the start: the toast says why, and the dialog is gone', async () => {
    const { server, page } = await openHome({ 'season.claimReward': refusal(500, 'internal') })
    await tap(page, 'Continue')
    expect(server.count('season.start')).toBe(1)
    expect(page.text()).toContain('Unable to claim')
    expect(dialog()).toBe('')
  })

  test('a failing start says its message, and the dialog stays', async () => {
    const { server, page } = await openHome({ 'season.start': refusal(503, 'unavailable', 'Try again in a moment') })
    await tap(page, 'Continue')
    expect(page.text()).toContain('Try again in a moment')
    expect(dialog()).toContain('Season 12 begins')
    expect(server.count('season.claimReward')).toBe(0)
  })

  test.each<[string, Answers]>([
    ['for who has started', STARTED],
    ['for the default record of a 404', { 'season.me': refusal(404, 'season-not-found') }],
    [
      'before the season has begun',
      { 'season.get': { data: { ...SECOND_SEASON, start_time: SECOND_SEASON.start_time + 2 * DAY_S } } },
    ],
  ])('never opens %s', async (_, over) => {
    await openHome(over)
    expect(dialog()).not.toContain('begins')
  })

  test('in a world’s first season home asks nothing of seasons, and shows neither dialog nor chest', async () => {
    const { server, page } = await openHome({ 'season.get': { data: baseAnswers['season.get'] } })
    expect(dialog()).not.toContain('begins')
    expect(page.hasButton(/rewards/)).toBe(false)
    expect(server.count('season.me') + server.count('season.reward') + server.count('combats.season')).toBe(0)
  })
})

describe('the rewards of the season before (row 155, T4)', () => {
  test('without a place, few fights are no reason for a word about places (R30)', async () => {
    const reward = { ...SEASON_REWARD, fights: 19, top_previous_leaderboard: null }
    const { page } = await openHome({ ...STARTED, 'season.reward': { data: reward } })
    await tap(page, /^S11 rewards/)
    expect(dialog()).toContain("What's inside")
    expect(dialog()).not.toMatch(/still being counted|A place brings/)
  })

  test('the chest opens what is inside, and a claim shows what came out', async () => {
    const { server, page } = await openHome(STARTED)
    await tap(page, new RegExp(CHEST))
    expect(dialog()).toContain('Season 11 rewards')
    await tap(page, 'Claim')
    expect(server.count('season.claimReward')).toBe(1)
    expect(page.text()).toContain('Rewards claimed!')
    await page.pass(REVEALED_MS)
    expect(page.text()).toContain('×14')
  })

  test('the best item that came out can be worn at once', async () => {
    const { server, page } = await openHome({ ...STARTED, 'season.claimReward': { data: TOP_SEASON_OPENED } })
    await tap(page, new RegExp(CHEST))
    await tap(page, 'Claim')
    await page.pass(REVEALED_MS)
    await tap(page, 'Wear now')
    const best = TOP_SEASON_OPENED.opened.equipments.find(({ rarity }) => rarity === 'legendary')
    expect(server.requests.map(({ path }) => path)).toContain(`/api/v1/equipments/${best?.id}/equip`)
    expect(page.hasButton('Wear now')).toBe(false)
    expect(page.hasButton('Great')).toBe(true)
  })

  test('Today and the next goal know of it, and lead to its chest; the league’s is the next (extra 6)', async () => {
    const { page } = await openHome({
      ...STARTED,
      'league.waiting': { data: ['I'] },
      'daily.get': { data: { ...baseAnswers['daily.get'], claimed_today: true } },
      'users.lastClaim': { data: new Date(NOW_MS).toISOString() },
    })
    await tap(page, /Next: open your season 11 chest/)
    expect(dialog()).toContain('Season 11 rewards')
    await tap(page, 'Close')
    await page.pass(500)
    await tap(page, /^Today/)
    expect(dialog()).toContain('Season 11: your chest is waiting')
    await tap(page, 'Go: 1st League')
    expect(dialog()).toContain('1st League Reward')
  })

  test.each<[string, FakeAnswer, string]>([
    [
      '400: the server’s message',
      refusal(400, 'claimed-already', 'Claimed on another phone'),
      'Claimed on another phone',
    ],
    ['409: Unable to claim', refusal(409, 'busy', 'Somebody else writes'), 'Unable to claim'],
    ['500: Unable to claim', refusal(500, 'internal'), 'Unable to claim'],
    ['no network: Unable to claim', 'no-network', 'Unable to claim'],
  ])('a claim that fails with %s (row 154)', async (_, answer, words) => {
    const { page } = await openHome({ ...STARTED, 'season.claimReward': answer })
    await tap(page, new RegExp(CHEST))
    await tap(page, 'Claim')
    expect(page.text()).toContain(words)
    expect(dialog()).toContain('Season 11 rewards')
  })

  test.each<[string, Answers]>([
    ['while Kombat carries another season', { 'combats.season': { data: { start_time: 0, current_season: 11 } } }],
    ['once it is claimed', { 'season.reward': { data: { ...SEASON_REWARD, status: 'claimed' } } }],
    ['without a reward', { 'season.reward': { data: { ...SEASON_REWARD, status: 'none' } } }],
  ])('there is no chest %s', async (_, over) => {
    const { page } = await openHome({ ...STARTED, ...over })
    expect(page.hasButton(/rewards/)).toBe(false)
  })
})

describe('1st League Reward (rows 38, 149–151, 187)', () => {
  const league = (reward: typeof LEAGUE_REWARD, over: Answers = {}) =>
    openHome({
      ...STARTED,
      'season.reward': { data: { ...SEASON_REWARD, status: 'claimed' } },
      'league.waiting': { data: ['I'] },
      'league.reward': { data: reward },
      ...over,
    })

  test('Check opens what a week brings, and its claim the moment; week and list are there for screen readers after it', async () => {
    const { server, page } = await league(LEAGUE_REWARD)
    await tap(page, /^League/)
    await tap(page, 'Check Week I')
    await tap(page, 'Claim')
    expect(page.text()).toContain('Rewards claimed!')
    await page.pass(REVEALED_MS)
    expect(page.text()).toContain('Tournament ticket')
    expect(server.requests.map(({ path }) => path)).toContain(
      '/api/v1/leaderboard/league-point/reward/claim?week=I&league=0',
    )
    await tap(page, 'Great')
    expect(page.button('Claimed').disabled).toBe(true)
    await page.pass(500)
    const shown = () =>
      [...document.querySelectorAll('[role=dialog]:not([aria-hidden=true] *) h2')].map(({ textContent }) => textContent)
    expect(shown()).toEqual(['1st League - Week I'])
    await page.press('Escape', document.activeElement ?? undefined)
    await page.pass(500)
    expect(shown()).toEqual(['1st League Reward'])
  })

  test('Collect all on the return card collects the league’s rewards that it lists, and shows what they held (R27)', async () => {
    const { server, page } = await league(LEAGUE_REWARD, {
      'combats.away': { data: quietAway(7 * 24 * 60) },
      'users.lastClaim': { data: minutesAgo(240) },
      'league.claimReward': { data: LEAGUE_OPENED },
    })
    expect(dialog()).toContain('While you were away')
    await tap(page, 'Collect all')
    expect(server.requests.map(({ path }) => path)).toContain(
      '/api/v1/leaderboard/league-point/reward/claim?week=I&league=0',
    )
    expect(dialog()).toContain('Collected!')
    expect(dialog()).toContain('Tournament ticket')
  })

  test('no reward says so with OK, which closes it', async () => {
    const { server, page } = await league(LEAGUE_REWARD)
    await tap(page, /^League/)
    server.answers['league.reward'] = { data: { ...NO_LEAGUE_REWARD, is_final: true } }
    await tap(page, 'Check Week II')
    expect(page.text()).toContain('You are not eligible for this reward!')
    await tap(page, 'OK')
    await page.pass(500)
    expect(page.text()).not.toContain('You are not eligible for this reward!')
  })

  test.each<[string, typeof LEAGUE_REWARD, string, string]>([
    [
      'without a reward',
      { ...NO_LEAGUE_REWARD, is_final: true, has_claimed: true, closes_at: LEAGUE_REWARD.closes_at },
      'Season 11 · Week II',
      'You are not eligible for this reward!',
    ],
    ['running', { ...NO_LEAGUE_REWARD, season: 12 }, 'Season 12 · Week II', 'This one is still running'],
    [
      'over, with its places not yet written',
      { ...NO_LEAGUE_REWARD, closes_at: minutesAgo(0.5) },
      'Season 11 · Week II',
      'The week is over; places are being written down.',
    ],
  ])('a week that is %s is named with its season (rows 149, 150)', async (_, reward, name, words) => {
    const { server, page } = await league(LEAGUE_REWARD)
    await tap(page, /^League/)
    server.answers['league.reward'] = { data: reward }
    await tap(page, 'Check Week II')
    expect(page.text()).toContain(name)
    expect(page.text()).toContain(words)
    expect(page.text().includes('still running')).toBe(words.includes('still running'))
  })

  test.each<[string, FakeAnswer]>([
    ['no data', { data: null }],
    ['a malformed answer', { data: { has_reward: true } }],
    ['a failure', refusal(400, 'invalid-payload')],
  ])('%s is a toast, and no dialog opens (A5)', async (_, answer) => {
    const { server, page } = await league(LEAGUE_REWARD)
    await tap(page, /^League/)
    server.answers['league.reward'] = answer
    await tap(page, 'Check Week III')
    await page.pass(AFTER_RETRIES_MS)
    expect(page.text()).toContain('Invalid rewards')
    expect(page.text()).not.toContain('1st League - Week')
  })

  test('a claim that fails says so, and can be tried again', async () => {
    const { server, page } = await league(LEAGUE_REWARD, { 'league.claimReward': refusal(500, 'internal') })
    await tap(page, /^League/)
    await tap(page, 'Check Week I')
    await tap(page, 'Claim')
    expect(page.text()).toContain('Failed to claim reward!')
    server.answers['league.claimReward'] = { data: LEAGUE_OPENED }
    await tap(page, 'Claim')
    expect(page.text()).toContain('Rewards claimed!')
  })

  test('home has its button only while something can be claimed', async () => {
    const { server, page } = await league(LEAGUE_REWARD)
    expect(page.hasButton(/^League/)).toBe(true)
    await tap(page, /^League/)
    await tap(page, 'Check Week I')
    server.answers['league.waiting'] = { data: [] }
    await tap(page, 'Claim')
    await page.pass(REVEALED_MS)
    expect(page.hasButton(/^League$|^League /)).toBe(false)
  })
})
