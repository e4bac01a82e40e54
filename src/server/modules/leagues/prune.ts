import { seasonDates } from '#rules/season/seasons.ts'
import { MS_PER_MINUTE, MS_PER_WEEK } from '#rules/units.ts'
import type { Scope } from '#server/calls/call-scope.ts'
import { currentSeason } from '#server/modules/season/service.ts'
import { shownSinceMs } from './board.ts'
import { deletePointsBetween, notePruned, unprunedWeeks } from './prune-store.ts'

/** Time span deleted per statement: some twenty thousand rows for a million players. */
const SLICE_MS = 10 * MS_PER_MINUTE

/**
 * Deletes the single points of final weeks that are no longer shown (R27). The weeks' sums stay for the audit. An
 * interrupted week starts over. @returns number of rows
 */
export const pruneLeaguePoints = async ({ db, nowMs }: Scope): Promise<number> => {
  const calendar = await currentSeason(db, nowMs)
  const untilMs = shownSinceMs(calendar, nowMs)
  let pruned = 0
  for (const key of await unprunedWeeks(db)) {
    const toMs = seasonDates(calendar, key.season).startMs + key.week * MS_PER_WEEK
    if (toMs > untilMs) continue
    for (let fromMs = toMs - MS_PER_WEEK; fromMs < toMs; fromMs += SLICE_MS)
      pruned += await deletePointsBetween(db, fromMs, fromMs + SLICE_MS)
    await notePruned(db, key, nowMs)
  }
  return pruned
}
