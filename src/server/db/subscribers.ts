import { type QueryCreator, sql } from 'kysely'
import type { Database, Db } from './database.ts'
import { execute } from './statements.ts'

/**
 * Runs in the caller's transaction. SQL `settle_claim`, `settle_fight` and `keep_answer` do the same for the calling
 * player.
 */
export const rescheduleSubscribers = async (db: Db, playerIds: readonly (number | bigint)[], atMs: number) => {
  if (playerIds.length === 0) return
  await sql`
    update listeners set due_at = least(due_at, ${new Date(atMs)}), touch_no = touch_no + 1
    where player_id = any(${playerIds.map(String)}::bigint[])`.execute(db)
}

/** For the `with` clause of a statement that also does something else. */
export const nextDueAtOf = (query: QueryCreator<Database>, playerId: number, atMs: number) =>
  query
    .updateTable('listeners')
    .set({ due_at: sql`least(due_at, ${new Date(atMs)})`, touch_no: sql`touch_no + 1` })
    .where('player_id', '=', BigInt(playerId))

/** Also updates a subscriber whose message preferences have changed. */
export const addSubscriber = (db: Db, playerId: number, nowMs: number): Promise<void> =>
  execute(db)`
    insert into listeners as old (player_id, due_at) values (${playerId}::bigint, ${new Date(nowMs)})
    on conflict (player_id) do update
    set due_at = least(old.due_at, excluded.due_at), touch_no = old.touch_no + 1`

/** Call it when the player opts out, or the bot may not write to them. */
export const removeSubscriber = (db: Db, playerId: number): Promise<void> =>
  execute(db)`delete from listeners where player_id = ${playerId}`
