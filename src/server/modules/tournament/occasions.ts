import type { Kysely } from 'kysely'
import { dayKeyOf } from '../../../rules/days.ts'
import { tournamentResultsMs } from '../../../rules/tournament/tournament-calendar.ts'
import { MS_PER_DAY } from '../../../rules/units.ts'
import type { Database } from '../../db/database.ts'
import type { Occasion } from '../../occasion.ts'
import { givenDays } from './occasion-store.ts'

/** Results of older days are told nobody. */
const TOLD_FOR_MS = 2 * MS_PER_DAY

/**
 * What the bot may write about tournaments (extra 8): to everybody with an entry that the results are there, once a day, also where the
 * ticket went back (R26). Their job touches the listeners.
 */
export const tournamentOccasions = async (
  db: Kysely<Database>,
  playerIds: readonly bigint[],
  nowMs: number,
): Promise<ReadonlyMap<bigint, Occasion>> => {
  const given = await givenDays(db, playerIds, dayKeyOf(nowMs - TOLD_FOR_MS))
  return new Map(
    given.map(({ player_id, day, drawnMs }) => [
      player_id,
      { kind: 'tournament-result', subject: day, atMs: Math.max(tournamentResultsMs(day), drawnMs) },
    ]),
  )
}
