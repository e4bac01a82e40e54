import { PAGE } from '#client/game/page-paths.ts'
import { tokToNano } from '#rules/units.ts'
import { LAUNCH_USER } from '#workbench/fixtures/fighters.ts'
import { FINAL_WEEK, LEAGUE_BOARD, LEAGUE_POINTS, withTournament } from '#workbench/fixtures/league-answers.ts'
import { ENDED_ENTRY, SEEN_RUNS } from '#workbench/fixtures/tournament-answers.ts'
import { loadingAndError } from '../api-error.ts'
import { HUGE_COUNT, HUGE_TOK_NANO, OVERFLOW_NAMES } from '../overflow.ts'
import type { ScreenStories } from '../screen-stories.ts'

const [LINE] = LEAGUE_POINTS.items

const withOwnAt = (place: number) =>
  LEAGUE_BOARD.items.map((row) => (row.place === place ? { ...row, user_id: LAUNCH_USER.id } : row))

export const LEAGUE_LEADERBOARD_SCREEN: ScreenStories = {
  route: PAGE.LEAGUE_LEADERBOARD.path,
  title: 'League leaderboard',
  states: {
    rich: {
      ways: {
        Back: '/',
        PvP: '/leaderboard',
        'Where my points come from': '/league-points?season=11&week=II ↩',
        'Where my points come from › Won against › Back': '/league-points?season=11&week=II',
      },
    },
    empty: {
      answers: {
        'league.board': {
          ...LEAGUE_BOARD,
          items: [],
          total: 0,
          me: { place: null, points: 0 },
          reward: null,
          next: { place: 500, points: 0, tok: tokToNano(6), star: 3 },
        },
      },
    },
    ...loadingAndError('league.board'),
    overflow: {
      answers: {
        'league.board': {
          ...LEAGUE_BOARD,
          items: LEAGUE_BOARD.items.map((row, index) => ({
            ...row,
            username: OVERFLOW_NAMES[index % OVERFLOW_NAMES.length] ?? '',
            value: HUGE_COUNT,
          })),
          me: { place: null, points: HUGE_COUNT },
          reward: { tok: HUGE_TOK_NANO, star: HUGE_COUNT },
          next: { place: 500, points: HUGE_COUNT, tok: HUGE_TOK_NANO, star: HUGE_COUNT },
        },
      },
    },
  },
  more: {
    final: {
      at: `${PAGE.LEAGUE_LEADERBOARD.path}?season=11&week=I`,
      answers: {
        'league.board': {
          ...LEAGUE_BOARD,
          ...FINAL_WEEK,
          items: withOwnAt(7),
          me: { place: 7, points: 384 },
          reward: { tok: tokToNano(40), star: 15 },
          next: null,
        },
      },
    },
    counting: { answers: { 'league.board': { ...LEAGUE_BOARD, closes_at: FINAL_WEEK.closes_at } } },
    first: {
      answers: { 'league.board': { ...LEAGUE_BOARD, items: withOwnAt(1), me: { place: 1, points: 486 }, next: null } },
    },
    offline: { answers: { 'league.board': 'offline' } },
  },
}

const EVENING = { 'league.points': withTournament(ENDED_ENTRY.id, ENDED_ENTRY.prize?.league_points ?? 0) }

export const LEAGUE_POINTS_SCREEN: ScreenStories = {
  route: PAGE.LEAGUE_POINTS.path,
  title: 'League points',
  states: {
    rich: {
      ways: { Back: '/league-leaderboard', 'Won against': '/kombat-replay?id=00000000-0000-4000-8000-00000000c001 ↩' },
    },
    empty: {
      answers: {
        'league.points': { ...LEAGUE_POINTS, points: 0, sums: { fight: 0, boss: 0, tournament: 0 }, items: [] },
      },
      ways: { Fight: '/kombat_prep' },
    },
    ...loadingAndError('league.points'),
    overflow: {
      answers: {
        'league.points': {
          ...LEAGUE_POINTS,
          points: HUGE_COUNT,
          sums: { fight: HUGE_COUNT, boss: HUGE_COUNT, tournament: HUGE_COUNT },
          // Without `emojiName`: its three emoji in a row would wrap at the line's end.
          items: OVERFLOW_NAMES.slice(0, 3).flatMap((opponent, index) =>
            LINE ? [{ ...LINE, opponent, points: 20, ref: `00000000-0000-4000-8000-00000000c10${index}` }] : [],
          ),
          has_more: true,
        },
      },
    },
  },
  more: {
    offline: { answers: { 'league.points': 'offline' } },
    untold: { answers: EVENING, ways: { 'Daily tournament': '/daily-tournament-result?day=2026-11-23 ↩' } },
    told: { answers: EVENING, local: SEEN_RUNS },
  },
}
