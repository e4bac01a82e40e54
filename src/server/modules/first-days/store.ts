import { type RawBuilder, sql } from 'kysely'
import type { Db } from '#server/db/database.ts'
import { inMs, rowOf } from '#server/db/player-view.ts'
import { changesOne, execute } from '#server/db/statements.ts'

export interface BegunFirstDays {
  readonly beginsMs: number
  /** Bit set, by index in `FIRST_DAYS_STEPS`. */
  readonly claimed: number
}

/** Null without first days, and once all is claimed or the job has ended them. */
export const begunFirstDaysSelect = (playerId: number): RawBuilder<BegunFirstDays | null> =>
  rowOf(sql<BegunFirstDays>`
    select ${inMs('begins_at')} as "beginsMs", claimed from first_days
    where player_id = ${playerId}::bigint and due_at is not null`)

export const insertFirstDays = (
  db: Db,
  playerId: number,
  { beginsMs, dueMs }: { readonly beginsMs: number; readonly dueMs: number },
): Promise<void> =>
  execute(db)`
    insert into first_days (player_id, begins_at, due_at)
    values (${playerId}::bigint, ${new Date(beginsMs)}, ${new Date(dueMs)})
    on conflict (player_id) do nothing`

/**
 * False if the step is already claimed. @param all bits of all steps: once they are claimed, nothing is due any more
 */
export const markClaimed = (
  db: Db,
  playerId: number,
  { bit, all }: { readonly bit: number; readonly all: number },
): Promise<boolean> =>
  changesOne(db)`
    update first_days set claimed = claimed | ${bit}::smallint,
      due_at = case when claimed | ${bit}::smallint = ${all}::smallint then null else due_at end
    where player_id = ${playerId}::bigint and claimed & ${bit}::smallint = 0`

export const endFirstDaysOf = (db: Db, playerId: number): Promise<boolean> =>
  changesOne(db)`
    update first_days set due_at = null where player_id = ${playerId}::bigint and due_at is not null`

/** @internal A page of players who can claim no more (`openUntilMs`), the earliest first. */
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

export const duePlayers = async (
  db: Db,
  nowMs: number,
  after: DuePlayer | null,
  limit: number,
): Promise<readonly DuePlayer[]> => (await duePlayersQuery(nowMs, after, limit).execute(db)).rows
