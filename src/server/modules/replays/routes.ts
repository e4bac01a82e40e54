import { defineHandlers } from '../../call-handler.ts'
import { replayById, verifyById } from './service.ts'

/** Replays of all fights and their check (rows 97, 102): stored ones, and the matches of tournaments (R26). */
export const replaysHandlers = defineHandlers({
<<<<<<< HEAD
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
=======
  'combats.replay': (context) => replayById(context, context.identity.userId, context.params.id),
  'combats.verify': (context) => verifyById(context, context.params.id),
>>>>>>> h-t-calls
})
