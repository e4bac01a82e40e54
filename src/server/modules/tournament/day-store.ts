import { type RawBuilder, type Selectable, sql } from 'kysely'
import type { TournamentDay } from '#rules/tournament/tournament-calendar.ts'
import { MS_PER_DAY } from '#rules/units.ts'
import { lockAlone, lockBeside } from '#server/db/advisory-locks.ts'
import type { Db } from '#server/db/database.ts'
import { inMs, rowsOf } from '#server/db/player-view.ts'
import { execute } from '#server/db/statements.ts'
import type { TournamentDaysTable } from '#server/db/tables/tournament.ts'

export type TournamentDayRow = Selectable<TournamentDaysTable>

const dayNumber = (day: TournamentDay): number => Date.parse(`${day}T00:00:00Z`) / MS_PER_DAY

/**
 * A shared lock until the transaction ends: holds off the 20:00 run while players enter or leave. Acquire before
 * reading the day.
 */
export const holdOffPass = (db: Db, day: TournamentDay): Promise<void> =>
  lockBeside(db, 'tournamentEntries', dayNumber(day))

/**
 * An exclusive lock: waits for players who are entering or leaving. Players who come later see this transaction's
 * changes.
 */
export const waitForEntries = (db: Db, day: TournamentDay): Promise<void> =>
  lockAlone(db, 'tournamentEntries', dayNumber(day))

export const findDay = (db: Db, day: TournamentDay): Promise<TournamentDayRow | undefined> =>
  db.selectFrom('tournament_days').selectAll().where('day', '=', day).executeTakeFirst()

export const findDays = (db: Db, from: TournamentDay): Promise<readonly TournamentDayRow[]> =>
  db.selectFrom('tournament_days').selectAll().where('day', '>=', from).orderBy('day', 'desc').execute()

export const insertDay = async (
  db: Db,
  row: { readonly day: TournamentDay; readonly seed: string; readonly seed_hash: string },
): Promise<void> => {
  await db
    .insertInto('tournament_days')
    .values(row)
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

export const deleteDays = (db: Db, before: TournamentDay): Promise<void> =>
  execute(db)`delete from tournament_days where day < ${before} and paid_at is not null`

export const setBegun = (db: Db, day: TournamentDay, nowMs: number): Promise<void> =>
  execute(db)`
    update tournament_days set begun_at = ${new Date(nowMs)} where day = ${day}::date and begun_at is null`

/** For a job, because the statement queries all nodes. Skips days that have begun. */
export const countEntries = async (db: Db, day: TournamentDay, nowMs: number): Promise<void> => {
  const { rows } = await sql<{ entries: bigint }>`
    select count(*) as entries from tournament_entries where day = ${day}::date`.execute(db)
  await sql`
    update tournament_days set entered = ${Number(rows[0]?.entries ?? 0n)}, counted_at = ${new Date(nowMs)}
    where day = ${day}::date and begun_at is null`.execute(db)
}

export interface DayFacts {
  readonly day: TournamentDay
  readonly seed: string
  readonly seedHash: string
  readonly entered: number
  readonly countedMs: number | null
  readonly begunMs: number | null
  readonly entrants: number
  readonly entrantsHash: string | null
  readonly brackets: number
  readonly drawnMs: number | null
  readonly rulesVersion: string | null
}

export const daysSelect = (from: TournamentDay): RawBuilder<readonly DayFacts[]> =>
  rowsOf(sql<DayFacts>`
    select day::text as day, seed, seed_hash as "seedHash", entered, ${inMs('counted_at')} as "countedMs",
      ${inMs('begun_at')} as "begunMs", entrants, entrants_hash as "entrantsHash", brackets, ${inMs('drawn_at')} as "drawnMs",
      rules_version as "rulesVersion"
    from tournament_days where day >= ${from}::date order by tournament_days.day desc`)

export const factsOf = (row: TournamentDayRow): DayFacts => ({
  day: row.day,
  seed: row.seed,
  seedHash: row.seed_hash,
  entered: row.entered,
  countedMs: row.counted_at?.getTime() ?? null,
  begunMs: row.begun_at?.getTime() ?? null,
  entrants: row.entrants,
  entrantsHash: row.entrants_hash,
  brackets: row.brackets,
  drawnMs: row.drawn_at?.getTime() ?? null,
  rulesVersion: row.rules_version,
})
