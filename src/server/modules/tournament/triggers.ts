import { dayKeyOf } from '#rules/days.ts'
import { tournamentResultsMs } from '#rules/tournament/tournament-calendar.ts'
import { MS_PER_DAY } from '#rules/units.ts'
import type { Db } from '#server/db/database.ts'
import type { NotificationTrigger } from '#server/notification-trigger.ts'
import { givenDays } from './trigger-store.ts'

/** Older results are not notified. */
const TOLD_FOR_MS = 2 * MS_PER_DAY

/** Extra 8. Once a day, also if the ticket went back (R26). The job touches the subscribers. */
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
