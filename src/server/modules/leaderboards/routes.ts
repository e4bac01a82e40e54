import { BOARDS, type BoardId } from '#rules/leaderboards/boards.ts'
import { ApiError } from '#server/api-error.ts'
import { defineHandlers } from '#server/calls/call-handler.ts'
import type { ServerConfig } from '#server/config/config.ts'
import { boardPage, ownRow } from './service.ts'

/** @throws ApiError `ton-board-off` (R35) */
const openBoard = (board: BoardId, { tonEnabled }: Pick<ServerConfig, 'tonEnabled'>): BoardId => {
  if (BOARDS[board].needsTon && !tonEnabled) throw new ApiError('ton-board-off')
  return board
}

export const leaderboardsHandlers = defineHandlers({
  'leaderboard.page': ({ config, db, nowMs, params, query }) =>
    boardPage(db, openBoard(params.board, config), query.page, nowMs),
  'leaderboard.me': ({ config, db, nowMs, identity, params }) =>
    ownRow(db, openBoard(params.board, config), identity.userId, nowMs),
})
