import type { Db } from '#server/db/database.ts'
import { execute, queryRows } from '#server/db/statements.ts'

/** False if there was no request. A job updates the number on the guild's card. */
export const deleteRequest = async (db: Db, guildId: number, playerId: number): Promise<boolean> => {
  const { numDeletedRows } = await db
    .deleteFrom('guild_requests')
    .where('guild_id', '=', BigInt(guildId))
    .where('player_id', '=', BigInt(playerId))
    .executeTakeFirst()
  if (numDeletedRows !== 1n) return false
  await db.updateTable('guilds').set({ card_stale: true }).where('id', '=', BigInt(guildId)).execute()
  return true
}

export const deleteRequests = (db: Db, guildId: number): Promise<void> =>
  execute(db)`delete from guild_requests where guild_id = ${guildId}`

export const hasRequest = async (db: Db, guildId: number, playerId: number): Promise<boolean> => {
  const row = await db
    .selectFrom('guild_requests')
    .select('player_id')
    .where('guild_id', '=', BigInt(guildId))
    .where('player_id', '=', BigInt(playerId))
    .executeTakeFirst()
  return row !== undefined
}

export const insertRequest = (db: Db, guildId: number, playerId: number, nowMs: number): Promise<void> =>
  execute(db)`
    insert into guild_requests (guild_id, player_id, at)
    values (${guildId}, ${playerId}, ${new Date(nowMs)}) on conflict do nothing`

export const requestsOf = (db: Db, guildId: number, limit: number): Promise<{ player_id: bigint; at: Date }[]> =>
  queryRows(db)<{ player_id: bigint; at: Date }>`
    select player_id, at from guild_requests where guild_id = ${guildId} order by at, player_id limit ${limit}`

export const countRequests = async (db: Db, guildId: number): Promise<number> => {
  const row = await db
    .selectFrom('guild_requests')
    .select((of) => of.fn.countAll<bigint>().as('requests'))
    .where('guild_id', '=', BigInt(guildId))
    .executeTakeFirst()
  return Number(row?.requests ?? 0n)
}
