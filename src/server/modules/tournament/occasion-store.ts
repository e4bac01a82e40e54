import { type Kysely, sql } from 'kysely'
import type { TournamentDay } from '../../../rules/tournament/tournament-calendar.ts'
import type { Database } from '../../db/database.ts'

/** The newest day of somebody's entries whose prizes are given. */
interface GivenDay {
  readonly player_id: bigint
  readonly day: TournamentDay
  /** When its fights were fought. */
  readonly drawnMs: number
}

/** The newest day, from one on, that each of these players has entered and been given the prizes of. */
export const givenDays = async (
  db: Kysely<Database>,
  playerIds: readonly bigint[],
  from: TournamentDay,
): Promise<readonly GivenDay[]> => {
  const { rows } = await sql<GivenDay>`
    select entries.player_id, max(entries.day)::text as day, (extract(epoch from max(days.drawn_at)) * 1000)::float8 as "drawnMs"
    from tournament_entries as entries join tournament_days as days on days.day = entries.day
    where entries.player_id = any(${[...playerIds]}::bigint[]) and entries.day >= ${from}::date
      and (days.paid_at is not null or entries.player_id <= days.paid_to)
    group by entries.player_id`.execute(db)
  return rows
}
