import { defineHandlers } from '../../call-handler.ts'
import { boardPage, ownRow } from './service.ts'

/** The boards of rank points, TOK and friends (rows 178, 179; R35). */
export const leaderboardsHandlers = defineHandlers({
  'leaderboard.page': ({ db, nowMs, params, query }) => boardPage(db, params.board, query.page, nowMs),
  'leaderboard.me': ({ db, nowMs, identity, params }) => ownRow(db, params.board, identity.userId, nowMs),
})
