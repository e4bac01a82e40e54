import type { FightVerification, Replay } from '#contracts/wire.ts'
import { replaysSinceMs } from '#rules/kombat/replays.ts'
import type { Scope } from '#server/calls/call-scope.ts'
import { replayOf, verifyFight } from '#server/modules/kombat/service.ts'
import { matchReplayOf, parseMatchReplayId, verifyMatch } from '#server/modules/tournament/service.ts'

/** A match of a tournament is computed from its bracket. @throws ApiError `replay-not-found` */
export const replayById = (scope: Scope, callerId: number, replayId: string): Promise<Replay> => {
  const match = parseMatchReplayId(replayId)
  return match ? matchReplayOf(scope, callerId, match) : replayOf(scope.db, callerId, replayId, scope.nowMs)
}

/** @throws ApiError `replay-not-found` */
export const verifyById = (scope: Scope, replayId: string): Promise<FightVerification> => {
  const match = parseMatchReplayId(replayId)
  return match ? verifyMatch(scope, match) : verifyFight(scope.db, replayId, replaysSinceMs(scope.nowMs))
}
