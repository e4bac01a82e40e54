import { type RawBuilder, sql } from 'kysely'
import type { FirstDaysProgress } from '#rules/first-days/first-days.ts'
import type { Db } from '#server/db/database.ts'
import { inMs, rowOf } from '#server/db/player-view.ts'

export interface BegunFirstDays {
  readonly beginsMs: number
  /** Bit set, by index in `FIRST_DAYS_STEPS`. */
  readonly claimed: number
}

export interface StoredFirstDays extends BegunFirstDays, FirstDaysProgress {}

const begunColumns = sql`${inMs('begins_at')} as "beginsMs", claimed`
const areOpen = (playerId: number) => sql`player_id = ${playerId}::bigint and due_at is not null`

/** Null unless open. Leaves out progress, so that the plan has no month of the ledger. */
export const begunFirstDaysSelect = (playerId: number): RawBuilder<BegunFirstDays | null> =>
  rowOf(sql<BegunFirstDays>`select ${begunColumns} from first_days where ${areOpen(playerId)}`)

const ALWAYS = { fromMs: 0, toMs: Date.UTC(9999, 0) }

/**
 * Null unless open. Progress comes from the ledger, so that fights and claims write nothing extra.
 * @param days UTC days that count
 * @returns a reader that skips ledger partitions outside `fromMs`–`toMs`
 */
export const firstDaysSelect =
  (days: number) =>
  (
    playerId: number,
    { fromMs, toMs }: { readonly fromMs: number; readonly toMs: number } = ALWAYS,
  ): RawBuilder<StoredFirstDays | null> =>
    rowOf(sql<StoredFirstDays>`
      select ${begunColumns}, done.wins, done."claimDays"
      from first_days cross join lateral (
        select (count(*) filter (where reason = 'fight-win'))::integer as wins,
          coalesce(array_agg(distinct (at at time zone 'UTC')::date) filter (where reason = 'claim'), '{}') as "claimDays"
        from ledger where account = ${playerId}::bigint and at >= begins_at
          and at < begins_at + ${days}::integer * interval '24 hours' and at >= ${new Date(fromMs)}::timestamptz
          and at < ${new Date(toMs)}::timestamptz and asset = 'tok' and reason in ('fight-win', 'claim')
      ) as done
      where ${areOpen(playerId)}`)

export const insertFirstDays = async (
  db: Db,
  playerId: number,
  { beginsMs, dueMs }: { readonly beginsMs: number; readonly dueMs: number },
): Promise<void> => {
  await sql`
    insert into first_days (player_id, begins_at, due_at)
    values (${playerId}::bigint, ${new Date(beginsMs)}, ${new Date(dueMs)})
    on conflict (player_id) do nothing`.execute(db)
}

/** `step` is the step's bit; false if already claimed. @param all bits of all steps, after which nothing is due */
export const markClaimed = async (
  db: Db,
  playerId: number,
  { bit, all }: { readonly bit: number; readonly all: number },
): Promise<boolean> => {
  const { numAffectedRows } = await sql`
    update first_days set claimed = claimed | ${bit}::smallint,
      due_at = case when claimed | ${bit}::smallint = ${all}::smallint then null else due_at end
    where player_id = ${playerId}::bigint and claimed & ${bit}::smallint = 0`.execute(db)
  return numAffectedRows === 1n
}

export const endFirstDaysOf = async (db: Db, playerId: number): Promise<boolean> => {
  const { numAffectedRows } = await sql`
    update first_days set due_at = null where player_id = ${playerId}::bigint and due_at is not null`.execute(db)
  return numAffectedRows === 1n
}

/** @internal A page of players whose first days are over, the earliest first. */
export const duePlayersQuery = (nowMs: number, after: DuePlayer | null, limit: number) =>
  sql<DuePlayer>`
    select player_id as "playerId", due_at as "dueAt" from first_days
    where due_at <= ${new Date(nowMs)}::timestamptz
      and (due_at, player_id) > (${after?.dueAt ?? new Date(0)}::timestamptz, ${after?.playerId ?? 0n}::bigint)
    order by due_at, player_id limit ${limit}`

export interface DuePlayer {
  readonly playerId: bigint
  readonly dueAt: Date
}

/** Longest expired first, after a position in this order. */
export const duePlayers = async (
  db: Db,
  nowMs: number,
  after: DuePlayer | null,
  limit: number,
): Promise<readonly DuePlayer[]> => (await duePlayersQuery(nowMs, after, limit).execute(db)).rows
