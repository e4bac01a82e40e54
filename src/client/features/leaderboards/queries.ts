import { MS_PER_MINUTE } from '../../../rules/units.ts'
import { callQuery } from '../../api/call-query.ts'

/** The boards of this chapter: rank points, TOK balance, friends who count. */
export const BOARDS = ['pvp', 'tok', 'refer'] as const
export type Board = (typeof BOARDS)[number]

/** How often the server builds the boards anew (R35). */
const BOARD_STALE_MS = MS_PER_MINUTE

/** Twenty rows of a board; pages begin at 1. */
export const boardQuery = (board: Board, page: number) => ({
  ...callQuery('leaderboard.page', { params: { board }, query: { page } }),
  staleTime: BOARD_STALE_MS,
})

/** The player's own row. */
export const ownRowQuery = (board: Board) => ({
  ...callQuery('leaderboard.me', { params: { board } }),
  staleTime: BOARD_STALE_MS,
})
