import { type Kysely, sql } from 'kysely'
import { dayKeyOf } from '../../rules/days.ts'
import type { Database } from './database.ts'

/** Whether a tournament whose results were due before this instant has not given all prizes and league points yet (R26, R27). */
export const areTournamentsDue = async (db: Kysely<Database>, beforeMs: number): Promise<boolean> => {
  const { rows } = await sql<{ due: boolean }>`
    select exists (select from tournament_days where day < ${dayKeyOf(beforeMs)}::date and paid_at is null) as due`.execute(
    db,
  )
  return rows[0]?.due === true
}

/** The tournaments as an operator watches them. */
export interface TournamentFigures {
  /** Entries of the newest day. */
  readonly entries: number
  /** The oldest day that has not given all prizes, `YYYY-MM-DD`; null for none. */
  readonly unpaidDay: string | null
}

/** What is to be watched of the tournaments. */
export const tournamentFigures = async (db: Kysely<Database>): Promise<TournamentFigures> => {
  const { rows } = await sql<TournamentFigures>`
    select coalesce((select greatest(entered, entrants) from tournament_days order by day desc limit 1), 0) as entries,
      (select min(day) from tournament_days where paid_at is null)::text as "unpaidDay"`.execute(db)
  return rows[0] ?? { entries: 0, unpaidDay: null }
}
