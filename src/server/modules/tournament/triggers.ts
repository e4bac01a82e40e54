import { dayKeyOf } from '#rules/days.ts'
import { tournamentResultsMs } from '#rules/tournament/tournament-calendar.ts'
import { MS_PER_DAY } from '#rules/units.ts'
import type { Db } from '#server/db/database.ts'
import type { NotificationTrigger } from '#server/notification-trigger.ts'
import { givenDays } from './trigger-store.ts'

/** Limits the query only: a notification expires sooner. */
const TOLD_FOR_MS = 2 * MS_PER_DAY

/**
 * One trigger per player, for the newest entered day whose prizes are given, also if the ticket went back (extra 8,
 * R26).
 */
export const tournamentTriggers = async (
  db: Db,
  playerIds: readonly bigint[],
  nowMs: number,
): Promise<ReadonlyMap<bigint, NotificationTrigger>> => {
  const given = await givenDays(db, playerIds, dayKeyOf(nowMs - TOLD_FOR_MS))
  return new Map(
    given.map(({ player_id, day, drawnMs }) => [
      player_id,
      { subject: day, atMs: Math.max(tournamentResultsMs(day), drawnMs) },
    ]),
  )
}
