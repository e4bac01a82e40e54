import { describe, expect, test } from 'vitest'
import { BoardScreen } from '#client/topics/leaderboards/screens/board-screen.tsx'
import { LeaguePointsScreen } from '#client/topics/leagues/screens/league-points-screen.tsx'
import { aCombatProfile } from '#workbench/fixtures/builders.ts'
import { LEAGUE_BOARD, LEAGUE_POINTS, withTournament } from '#workbench/fixtures/league-answers.ts'
import { ENDED_ENTRY, TOURNAMENT } from '#workbench/fixtures/tournament-answers.ts'
import { type FakeAnswer, fakeServer, refusal } from '../../fake-server.ts'
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
  return { server, page: await showScreen(<BoardScreen />, at) }
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
    expect(page.state()).toEqual(FROM_RANK)
    expect(server.requests.at(-1)?.path).toBe('/api/v1/leaderboard/league-point?season=11&week=special&page=1')
  })
})

describe('what the points are for (R27)', () => {
  describe('points of a tournament whose fights were not watched (R26)', () => {
    const EVENING = { data: withTournament(ENDED_ENTRY.id, 150) }

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
