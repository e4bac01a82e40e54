import { type Kysely, type QueryCreator, sql } from 'kysely'
import type { Database } from './database.ts'

/**
 * Something has happened that the bot may write to these players about: the schedule looks at them at this instant at the latest. In
 * the transaction of what happens, whose lock a run of the schedule waits for. Players who want no messages have no row, and stay
 * without. Calls of the player touch the own row in the functions `settle_claim`, `settle_fight` and `keep_answer`.
 */
export const touchListeners = async (
  db: Kysely<Database>,
  playerIds: readonly (number | bigint)[],
  atMs: number,
): Promise<void> => {
  if (playerIds.length === 0) return
  await sql`
    update listeners set due_at = least(due_at, ${new Date(atMs)}), touch_no = touch_no + 1
    where player_id = any(${playerIds.map(String)}::bigint[])`.execute(db)
}

/** The same of one player, for a statement that writes other rows of that player. */
export const touchOf = (query: QueryCreator<Database>, playerId: number, atMs: number) =>
  query
    .updateTable('listeners')
    .set({ due_at: sql`least(due_at, ${new Date(atMs)})`, touch_no: sql`touch_no + 1` })
    .where('player_id', '=', BigInt(playerId))

/** The player wants messages from now on, or others than before. */
export const enrolListener = async (db: Kysely<Database>, playerId: number, nowMs: number): Promise<void> => {
  await sql`
    insert into listeners as old (player_id, due_at) values (${playerId}::bigint, ${new Date(nowMs)})
    on conflict (player_id) do update set due_at = least(old.due_at, excluded.due_at), touch_no = old.touch_no + 1`.execute(
    db,
  )
}

/** The player wants no messages, or the bot may not write any more. */
export const dismissListener = async (db: Kysely<Database>, playerId: number): Promise<void> => {
  await db.deleteFrom('listeners').where('player_id', '=', BigInt(playerId)).execute()
}
