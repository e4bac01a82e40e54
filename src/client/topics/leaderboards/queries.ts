import { callQuery } from '#client/api/call-query.ts'
import type { BoardId } from '#rules/leaderboards/boards.ts'
import { MS_PER_MINUTE } from '#rules/units.ts'

/** The server rebuilds the boards once a minute (R35). */
const BOARD_STALE_MS = MS_PER_MINUTE

/** Twenty rows per page; `page` starts at 1. */
export const boardQuery = (board: BoardId, page: number) => ({
  ...callQuery('leaderboard.page', { params: { board }, query: { page } }),
  staleTime: BOARD_STALE_MS,
})

export const ownRowQuery = (board: BoardId) => ({
  ...callQuery('leaderboard.me', { params: { board } }),
  staleTime: BOARD_STALE_MS,
})
