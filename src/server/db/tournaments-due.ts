import { sql } from 'kysely'
import { dayKeyOf } from '#rules/days.ts'
import type { Db } from './database.ts'
import { queryValue } from './statements.ts'

/** True if the tournament of a UTC day before this instant's has unpaid prizes or points (R26, R27). */
export const areTournamentsDue = (db: Db, beforeMs: number): Promise<boolean> =>
  queryValue(db, false)`
    select exists (select from tournament_days where day < ${dayKeyOf(beforeMs)}::date and paid_at is null)
      as due`

export interface TournamentFigures {
  readonly entries: number
  /** The oldest unpaid day `YYYY-MM-DD`, which may still be open for entries. Null if every day is paid. */
  readonly unpaidDay: string | null
}

export const tournamentFigures = async (db: Db): Promise<TournamentFigures> => {
  const { rows } = await sql<TournamentFigures>`
    select coalesce((select greatest(entered, entrants) from tournament_days order by day desc limit 1), 0) as entries,
      (select min(day) from tournament_days where paid_at is null)::text as "unpaidDay"`.execute(db)
  return rows[0] ?? { entries: 0, unpaidDay: null }
}
