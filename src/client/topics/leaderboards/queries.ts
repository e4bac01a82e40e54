import { callQuery } from '#client/api/call-query.ts'
import { MS_PER_MINUTE } from '#rules/units.ts'

/** Rebuild interval of the leaderboards (R35). */
const BOARD_STALE_MS = MS_PER_MINUTE

export const BOARDS = ['pvp', 'tok', 'refer', 'ton'] as const

export type Board = (typeof BOARDS)[number]

/** The league's board has its own calls (R27). */
export const SHOWN_BOARDS = ['pvp', 'league', 'tok', 'refer', 'ton'] as const

export type ShownBoard = (typeof SHOWN_BOARDS)[number]

/** Twenty rows; `page` starts at 1. */
export const boardQuery = (board: Board, page: number) => ({
  ...callQuery('leaderboard.page', { params: { board }, query: { page } }),
  staleTime: BOARD_STALE_MS,
})

export const ownRowQuery = (board: Board) => ({
  ...callQuery('leaderboard.me', { params: { board } }),
  staleTime: BOARD_STALE_MS,
})
