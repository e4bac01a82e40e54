import { replaysSinceMs } from '../../../rules/kombat/replays.ts'
import { defineHandlers } from '../../call-handler.ts'
import { replayOf, verifyFight } from '../kombat/service.ts'
import { matchReplayOf, parseMatchReplayId, verifyMatch } from '../tournament/service.ts'

/** Replays of all fights and their check (rows 97, 102): stored ones, and the matches of tournaments, which follow from their brackets (R26). */
export const replaysHandlers = defineHandlers({
  'combats.replay': (context) => {
    const { identity, params } = context
    const match = parseMatchReplayId(params.id)
    return match
      ? matchReplayOf(context, identity.userId, match)
      : replayOf(context.db, identity.userId, params.id, context.nowMs)
  },
  'combats.verify': (context) => {
    const match = parseMatchReplayId(context.params.id)
    return match
      ? verifyMatch(context, match)
      : verifyFight(context.db, context.params.id, replaysSinceMs(context.nowMs))
  },
})
