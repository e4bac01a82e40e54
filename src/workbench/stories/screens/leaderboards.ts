import { BOARD_PAGE } from '#client/game/page-paths.ts'
import { leaderboards } from '#languages/en/leaderboards.ts'
import { BOARD_IDS, BOARDS, type BoardId } from '#rules/leaderboards/boards.ts'
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

interface Values {
  readonly first: number
  readonly step: number
  readonly own: number
  readonly huge: number
}

const VALUES: Readonly<Record<(typeof BOARDS)[BoardId]['value'], Values>> = {
  count: { first: 61, step: 3, own: 5, huge: HUGE_COUNT },
  nano: { first: tokToNano(48_210.37), step: tokToNano(1130.5), own: tokToNano(128.437), huge: HUGE_TOK_NANO },
}

interface BoardStories {
  readonly title?: string
  readonly values?: Values
  readonly ways?: Readonly<Record<string, string>>
  readonly more?: Readonly<Record<string, Story>>
}

const TON_ON: StoryAnswers = { 'wallet.get': { ...baseAnswers['wallet.get'], enabled: true } }
const TON_OFF: Story = {
  answers: { 'leaderboard.page': apiError('ton-board-off'), 'leaderboard.me': apiError('ton-board-off') },
}

const boardScreen = (board: BoardId, own: BoardStories): ScreenStories => {
  const { needsTon, value } = BOARDS[board]
  const { back, path } = BOARD_PAGE[board]
  const { first, step, own: ownValue, huge } = own.values ?? VALUES[value]
  return {
    route: path,
    title: own.title ?? `${leaderboards.name[board]} leaderboard`,
    states: {
      rich: {
        answers: {
          'leaderboard.page': pageOf(FIRST_PAGE.items.map((row, index) => ({ ...row, value: first - index * step }))),
          'leaderboard.me': { ...ME, value: ownValue },
          ...(needsTon ? TON_ON : {}),
        },
        ways: { Back: back, ...(board === 'pvp' ? {} : { PvP: BOARD_PAGE.pvp.path }), ...own.ways },
      },
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
              value: huge,
            })),
          ),
          'leaderboard.me': { ...ME, place: null, label: '20000+', username: OVERFLOW.longName, value: huge },
        },
      },
    },
    more: { ...own.more, ...(needsTon ? { off: TON_OFF } : {}) },
  }
}

const OPEN_TABS = BOARD_IDS.filter((id) => id !== 'pvp' && !BOARDS[id].needsTon)

/** What some boards add to, or change in, the stories that every board gets. */
const OWN: Readonly<Partial<Record<BoardId, BoardStories>>> = {
  pvp: {
    values: { first: 8420, step: 137, own: 1740, huge: HUGE_RANK },
    ways: {
      ...Object.fromEntries(OPEN_TABS.map((id) => [leaderboards.name[id], BOARD_PAGE[id].path])),
      Vote: '/vote-leaderboard',
      'Showcase: ': '/showcase/public?user=60 ↩',
      'Showcase: \u2068nibbles': '/showcase ↩',
    },
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
      // In a young world NPCs follow below the few players, without a place (R48).
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
      // No player has fought a ranked fight yet: the board lists NPCs only.
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
      // The widest places and values. A board ends at place 1000, however many players there are.
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
      // The fifty best of the last season wear a laurel (R30).
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
  },
  tok: { ways: { Friends: '/refer-leaderboard', 'Showcase: \u2068nibbles': '/showcase ↩' } },
  refer: { title: 'Referral leaderboard' },
  ton: {
    values: { first: tokToNano(125.5), step: tokToNano(5.25), own: tokToNano(12.5), huge: tokToNano(9_007_199) },
    ways: { Vote: '/vote-leaderboard', 'Vote › TON': '/ton-leaderboard' },
  },
}

export const LEADERBOARD_SCREENS = BOARD_IDS.map((board) => boardScreen(board, OWN[board] ?? {}))
