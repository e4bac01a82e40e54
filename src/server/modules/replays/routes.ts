import { replaysSinceMs } from '../../../rules/kombat/replays.ts'
import { defineHandlers } from '../../call-handler.ts'
import { replayOf, verifyFight } from '../kombat/service.ts'
import { matchReplayOf, parseMatchReplayId, verifyMatch } from '../tournament/service.ts'

/** Replays of all fights and their check (rows 97, 102): stored ones, and the matches of tournaments, which follow from their brackets (R26). */
export const replaysHandlers = defineHandlers({
  'combats.replay': ({ db, identity, params, nowMs }) => {
    const match = parseMatchReplayId(params.id)
    return match
      ? matchReplayOf({ db, nowMs }, identity.userId, match)
      : replayOf(db, identity.userId, params.id, nowMs)
  },
  'combats.verify': ({ db, params, nowMs }) => {
    const match = parseMatchReplayId(params.id)
    return match ? verifyMatch({ db, nowMs }, match) : verifyFight(db, params.id, replaysSinceMs(nowMs))
  },
})
