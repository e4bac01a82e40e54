import { describe, expect, test } from 'vitest'
import { BoardScreen } from '#client/topics/leaderboards/screens/board-screen.tsx'
import { LeaguePointsScreen } from '#client/topics/leagues/screens/league-points-screen.tsx'
import { reveal, runKey } from '#client/topics/tournament/shared/reveal.ts'
import { aCombatProfile } from '#workbench/fixtures/builders.ts'
import { LEAGUE_BOARD, LEAGUE_POINTS, withTournament } from '#workbench/fixtures/league-answers.ts'
import { BRACKET, ENDED_ENTRY, PLAYED_DAY, TOURNAMENT } from '#workbench/fixtures/tournament-answers.ts'
import { type FakeAnswer, fakeServer, refusal } from '../../fake-server.ts'
import { StateProbe, shownState } from '../../navigation-probe.tsx'
import { onSignedInPages, showScreen } from '../../render.tsx'

const FROM_RANK = { from: '/tier' }

const show = async (
  board: typeof LEAGUE_BOARD | FakeAnswer,
  at: Parameters<typeof showScreen>[1] = '/league-leaderboard',
) => {
  const server = fakeServer({
    'league.board': typeof board === 'object' && 'weeks' in board ? { data: board } : board,
    'combats.me': { data: aCombatProfile() },
  })
  const page = await showScreen(
    <>
      <BoardScreen />
      <StateProbe />
    </>,
    at,
  )
  return { server, page }
}
const showPoints = async (points: FakeAnswer, at = '/league-points', tournament: FakeAnswer = { data: TOURNAMENT }) => {
  const server = fakeServer({ 'league.points': points, 'tournament.get': tournament })
  return { server, page: await showScreen(<LeaguePointsScreen />, at) }
}
onSignedInPages()

describe('the board of the league (rows 28, 178; R27)', () => {
  test('its weeks are a choice, each has an address, and the way back stays', async () => {
    const { server, page } = await show(LEAGUE_BOARD, { pathname: '/league-leaderboard', state: FROM_RANK })
    const choice = document.querySelector('select')
    expect([...(choice?.options ?? [])].map(({ text }) => text)).toEqual([
      'Season 11 · Week II · Live',
      'Season 11 · Week I',
      'Season 11 · Special · Live',
    ])
    if (choice) {
      choice.value = '11-special'
      choice.dispatchEvent(new Event('change', { bubbles: true }))
    }
    await page.pass(50)
    expect(page.address()).toBe('/league-leaderboard?season=11&week=special')
    expect(shownState()).toEqual(FROM_RANK)
    expect(server.requests.at(-1)?.path).toBe('/api/v1/leaderboard/league-point?season=11&week=special&page=1')
  })
})

describe('what the points are for (R27)', () => {
  test('tournament points lead to the result of their day, boss points lead nowhere', async () => {
    const [item] = LEAGUE_POINTS.items
    if (!item) throw new Error('There are points')
    const place = { ...item, source: 'tournament', points: 150, ref: '2026-11-23.88' } as const
    const { page } = await showPoints({ data: { ...LEAGUE_POINTS, items: [place] } })
    expect(page.text()).toContain('Daily tournamentFor how far you came')
    await page.click(page.button(/^Daily tournament/))
    expect(page.address()).toBe('/daily-tournament-result?day=2026-11-23')
  })

  describe('points of a tournament whose fights were not watched (R26)', () => {
    const EVENING = { data: withTournament(ENDED_ENTRY.id, 150) }

    test('are shown neither in the row nor in the sum, and lead to the fights', async () => {
      const { page } = await showPoints(EVENING)
      expect(page.text()).toContain('141 points')
      expect(page.text()).toContain('Tournament?')
      expect(page.text()).not.toMatch(/291|150/)
      expect(page.text()).toContain('Tournaments are counted here once you have watched your fights.')
      await page.click(page.button(/^Daily tournament.*Watch your fights first.*\+\?/))
      expect(page.address()).toBe(`/daily-tournament-result?day=${PLAYED_DAY}`)
    })

    test('are shown once the fights were watched', async () => {
      reveal(runKey(PLAYED_DAY, BRACKET.no), 'all')
      const { page } = await showPoints(EVENING)
      expect(page.text()).toContain('291 points')
      expect(page.text()).toContain('Tournament150')
      expect(page.hasButton(/^Daily tournament.*\+150/)).toBe(true)
      expect(page.text()).not.toContain('Watch your fights first')
    })

    test('of a day that the tournament’s page does not know yet are not shown either', async () => {
      const { page } = await showPoints({ data: withTournament('2026-11-24.1', 150) })
      expect(page.text()).not.toMatch(/291|150/)
    })

    test.each([
      ['of a day that the tournament no longer shows', { data: { ...TOURNAMENT, last: [] } }],
      ['where nobody can say whether they were watched', refusal(500, 'internal')],
    ])('%s are shown', async (_, tournament) => {
      const { page } = await showPoints(EVENING, '/league-points', tournament)
      await page.pass(4000)
      expect(page.text()).toContain('291 points')
    })

    test('nothing is asked of the tournament where it brought nothing', async () => {
      const { server } = await showPoints({ data: LEAGUE_POINTS })
      expect(server.requests.filter(({ path }) => path.includes('tournament'))).toEqual([])
    })
  })

  test('pages load on, by the week of the address', async () => {
    const { server, page } = await showPoints(
      { data: { ...LEAGUE_POINTS, has_more: true } },
      '/league-points?season=11&week=I',
    )
    await page.tap('Show more')
    expect(server.requests.map(({ path }) => path)).toEqual([
      '/api/v1/leaderboard/league-point/me?season=11&week=I&page=1',
      '/api/v1/leaderboard/league-point/me?season=11&week=I&page=2',
    ])
  })
})
