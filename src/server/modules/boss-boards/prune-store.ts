import { sql } from 'kysely'
import type { Db } from '#server/db/database.ts'
import { queryColumn } from '#server/db/statements.ts'

export const bossEventsRewardedBefore = (db: Db, before: Date): Promise<string[]> =>
  queryColumn(db)<string>`
    select run_id from boss_boards group by run_id
    having bool_and(rewarded_at is not null) and max(rewarded_at) < ${before} order by run_id`

export const guildsOfBossEvent = (db: Db, bossEventId: string): Promise<bigint[]> =>
  queryColumn(db)<bigint>`
    select guild_id from boss_pools where run_id = ${bossEventId} order by guild_id`

/** Requires a transaction, because the audit compares pools with fighters. */
export const deletePools = async (db: Db, bossEventId: string, guildIds: readonly bigint[]): Promise<number> => {
  const ids = [...guildIds]
  const { rows } = await sql<{ player_id: bigint }>`
    delete from boss_pool_fighters where run_id = ${bossEventId} and guild_id = any(${ids}::bigint[])
    returning player_id`.execute(db)
  await sql`
    delete from boss_damage where run_id = ${bossEventId} and guild_id = any(${ids}::bigint[])
      and player_id = any(${rows.map(({ player_id }) => player_id)}::bigint[])`.execute(db)
  await sql`delete from boss_pools where run_id = ${bossEventId} and guild_id = any(${ids}::bigint[])`.execute(db)
  return rows.length
}

export const deleteFighters = async (db: Db, bossEventId: string, limit: number): Promise<number> => {
  const { rows } = await sql<{ player_id: bigint }>`
    select player_id from boss_fighters where run_id = ${bossEventId} limit ${limit}`.execute(db)
  if (rows.length > 0)
    await sql`
      delete from boss_fighters where run_id = ${bossEventId}
        and player_id = any(${rows.map(({ player_id }) => player_id)}::bigint[])`.execute(db)
  return rows.length
}

export const deleteBoards = async (db: Db, bossEventId: string): Promise<void> => {
  await db.deleteFrom('boss_board_places').where('run_id', '=', bossEventId).execute()
  await db.deleteFrom('boss_boards').where('run_id', '=', bossEventId).execute()
}
