import { PAGE } from '#client/game/page-paths.ts'
import { tokToNano } from '#rules/units.ts'
import { baseAnswers } from '#workbench/fixtures/answers.ts'
import { LAUNCH_USER } from '#workbench/fixtures/fighters.ts'
import { AFTER_RETRIES_MS, apiError } from '../api-error.ts'
import { HUGE_COUNT, HUGE_RANK, HUGE_TOK_NANO, OVERFLOW, OVERFLOW_NAMES } from '../overflow.ts'
import type { ScreenStories, Story, StoryAnswers } from '../screen-stories.ts'

const FIRST_PAGE = baseAnswers['leaderboard.page']
const ME = baseAnswers['leaderboard.me']

type BoardPage = typeof FIRST_PAGE

const withOwnAt = (place: number, items: BoardPage['items']): BoardPage['items'] =>
  items.map((row) => (row.place === place ? { ...row, user_id: LAUNCH_USER.id } : row))

const pageOf = (items: BoardPage['items']): BoardPage => ({ ...FIRST_PAGE, items, podium: items.slice(0, 3) })

const answersOf = (first: number, step: number, own: number): StoryAnswers => ({
  'leaderboard.page': pageOf(FIRST_PAGE.items.map((row, index) => ({ ...row, value: first - index * step }))),
  'leaderboard.me': { ...ME, value: own },
})

const boardScreen = (route: string, title: string, rich: Story, hugeValue: number): ScreenStories => ({
  route,
  title,
  states: {
    rich,
    empty: {
      answers: {
        'leaderboard.page': { ...pageOf([]), total: 0 },
        'leaderboard.me': { ...ME, place: null, value: 0 },
      },
    },
    loading: { answers: { 'leaderboard.page': 'pending', 'leaderboard.me': 'pending' } },
    error: {
      answers: { 'leaderboard.page': apiError('internal'), 'leaderboard.me': apiError('internal') },
      advanceMs: AFTER_RETRIES_MS,
    },
    overflow: {
      answers: {
        'leaderboard.page': pageOf(
          FIRST_PAGE.items.map((row, index) => ({
            ...row,
            username: OVERFLOW_NAMES[index % OVERFLOW_NAMES.length] ?? '',
            value: hugeValue,
          })),
        ),
        'leaderboard.me': { ...ME, place: null, label: '20000+', username: OVERFLOW.longName, value: hugeValue },
      },
    },
  },
})

export const LEADERBOARD_SCREEN: ScreenStories = {
  ...boardScreen(
    PAGE.LEADERBOARD.path,
    'PvP leaderboard',
    {
      ways: {
        Back: '/',
        TOK: '/tok-leaderboard',
        Friends: '/refer-leaderboard',
        Vote: '/vote-leaderboard',
        'Showcase: ': '/showcase/public?user=60 ↩',
        'Showcase: \u2068nibbles': '/showcase ↩',
      },
    },
    HUGE_RANK,
  ),
  more: {
    'page-2': {
      answers: {
        'leaderboard.page': {
          ...FIRST_PAGE,
          page: 2,
          items: withOwnAt(
            27,
            FIRST_PAGE.items.map((row) => ({ ...row, place: (row.place ?? 0) + 20, value: row.value - 3000 })),
          ),
        },
        'leaderboard.me': { ...ME, place: 27 },
      },
      play: ['Next page'],
    },
    // A young world: NPCs follow below its few people, without a place (R48).
    npc: {
      answers: {
        'leaderboard.page': {
          ...FIRST_PAGE,
          items: withOwnAt(
            5,
            FIRST_PAGE.items.map((row, index) => ({ ...row, place: index < 7 ? index + 1 : null })),
          ),
          podium: FIRST_PAGE.items.slice(0, 3),
        },
        'leaderboard.me': { ...ME, place: 5, value: 6639 },
      },
    },
    // Before the first ranked fight only NPCs are listed.
    'npc-alone': {
      answers: {
        'leaderboard.page': {
          ...FIRST_PAGE,
          items: FIRST_PAGE.items.map((row) => ({ ...row, place: null })),
          podium: [],
        },
        'leaderboard.me': { ...ME, place: null, value: 0 },
      },
    },
    // The widest places of a world of millions.
    'last-page': {
      answers: {
        'leaderboard.page': {
          ...FIRST_PAGE,
          page: 50,
          items: withOwnAt(
            1000,
            FIRST_PAGE.items.map((row, index) => ({
              ...row,
              place: 981 + index,
              value: HUGE_RANK - index,
              laurel: 50,
            })),
          ),
          total: 1000,
        },
        'leaderboard.me': { ...ME, place: 1000, value: HUGE_RANK - 19 },
      },
    },
    // Last season's fifty best wear a laurel (R30).
    laurels: {
      answers: {
        'leaderboard.page': pageOf(
          FIRST_PAGE.items.map((row, index) =>
            index % 2 === 0 || index === 3 ? { ...row, laurel: [2, 7, 1, 50, 12][index % 5] ?? 3 } : row,
          ),
        ),
      },
    },
    'two-players': {
      answers: {
        'leaderboard.page': { ...pageOf(withOwnAt(2, FIRST_PAGE.items.slice(0, 2))), total: 2 },
        'leaderboard.me': { ...ME, place: 2 },
      },
    },
  },
}
export const TOK_LEADERBOARD_SCREEN = boardScreen(
  PAGE.TOK_LEADERBOARD.path,
  'TOK leaderboard',
  {
    answers: answersOf(tokToNano(48_210.37), tokToNano(1130.5), tokToNano(128.437)),
    ways: { Back: '/', PvP: '/leaderboard', Friends: '/refer-leaderboard', 'Showcase: \u2068nibbles': '/showcase ↩' },
  },
  HUGE_TOK_NANO,
)
export const REFER_LEADERBOARD_SCREEN = boardScreen(
  PAGE.REFER_LEADERBOARD.path,
  'Referral leaderboard',
  { answers: answersOf(61, 3, 5), ways: { Back: '/friends', PvP: '/leaderboard' } },
  HUGE_COUNT,
)

const TON_ON: StoryAnswers = { 'wallet.get': { ...baseAnswers['wallet.get'], enabled: true } }
const TON_BOARD = boardScreen(
  PAGE.TON_LEADERBOARD.path,
  'TON leaderboard',
  {
    answers: { ...answersOf(tokToNano(125.5), tokToNano(5.25), tokToNano(12.5)), ...TON_ON },
    ways: { Back: '/', Vote: '/vote-leaderboard', 'Vote › TON': '/ton-leaderboard' },
  },
  tokToNano(9_007_199),
)
/** Also with TON switched off. */
export const TON_LEADERBOARD_SCREEN: ScreenStories = {
  ...TON_BOARD,
  more: {
    off: { answers: { 'leaderboard.page': apiError('ton-board-off'), 'leaderboard.me': apiError('ton-board-off') } },
  },
}
