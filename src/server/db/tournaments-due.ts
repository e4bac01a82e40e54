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
