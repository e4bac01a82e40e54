import { type SeasonDates, seasonDates } from '#rules/season/seasons.ts'
import {
  ALL_PATH_BITS,
  nothingCounted,
  pathBits,
  pathOpenUntilMs,
  pathPoints,
  readyPathSteps,
} from '#rules/season-path/season-path.ts'
import type { CallScope } from '#server/calls/call-scope.ts'
import { readPart } from '#server/db/player-view.ts'
import { inTransaction } from '#server/db/transaction.ts'
import { type Ended, endAllDue } from '#server/end-all-due.ts'
import { sendToInbox } from '#server/modules/inbox/service.ts'
import { findPlayerLocked } from '#server/modules/players/service.ts'
import { currentSeason } from '#server/modules/season/service.ts'
import { pathRewardOf, putOnNew } from './service.ts'
import { type DuePath, duePaths, endPath, markSteps, pathFacts, pathSelect } from './store.ts'

/**
 * Claims the player's reached steps and sends their rewards to the inbox. Looks are not sent, because a claimed step is
 * enough to own its look. @returns whether the inbox has something new
 */
const endFor = (scope: CallScope, playerId: number, dates: SeasonDates): Promise<boolean> =>
  inTransaction(scope.db, async (db) => {
    const player = await findPlayerLocked(db, playerId)
    const times = { fromMs: dates.startMs, toMs: pathOpenUntilMs(dates) }
    const facts = player ? pathFacts((await readPart(db, playerId, (id) => pathSelect(id, times))) ?? null) : null
    const stored = facts?.rows.find(({ season }) => season === dates.number) ?? null
    if (!(await endPath(db, playerId, dates.number)) || !player || facts === null) return false
    const points = pathPoints(stored ?? nothingCounted(dates), facts.days, dates)
    const steps = readyPathSteps(points, stored?.steps ?? 0)
    if (steps.length === 0) return false
    const bits = pathBits(steps)
    if (!(await markSteps(db, playerId, { season: dates.number, bits, all: ALL_PATH_BITS }))) return false
    await putOnNew(db, player, steps)
    await sendToInbox({ ...scope, db }, playerId, 'season-path', pathRewardOf(steps))
    return true
  })

/** Each path has a transaction of its own (R53). */
export const endPaths = async (scope: CallScope): Promise<Ended> => {
  const season = await currentSeason(scope.db, scope.nowMs)
  return endAllDue<DuePath>(
    (after, limit) => duePaths(scope.db, scope.nowMs, after, limit),
    ({ playerId, season: number }) => endFor(scope, Number(playerId), seasonDates(season, number)),
  )
}
