import { dayKeyOf } from '#rules/days.ts'
import { tournamentResultsMs } from '#rules/tournament/tournament-calendar.ts'
import { MS_PER_DAY } from '#rules/units.ts'
import type { Db } from '#server/db/database.ts'
import type { NotificationTrigger } from '#server/notification-trigger.ts'
import { givenDays } from './trigger-store.ts'

/** Players are not notified of older results. */
const TOLD_FOR_MS = 2 * MS_PER_DAY

/** Notifies once per day entered, also if the ticket went back (extra 8, R26). The job reschedules the subscribers. */
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
