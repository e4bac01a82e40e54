import type { Db } from '#server/db/database.ts'
import { changesOne, execute, hasRows, queryRows, queryValue } from '#server/db/statements.ts'

/** False if there was no request. A job updates the number on the guild's card. */
export const deleteRequest = async (db: Db, guildId: number, playerId: number): Promise<boolean> => {
  const isGone = await changesOne(db)`
    delete from guild_requests where guild_id = ${guildId} and player_id = ${playerId}`
  if (!isGone) return false
  await execute(db)`update guilds set card_stale = true where id = ${guildId}`
  return true
}

export const deleteRequests = (db: Db, guildId: number): Promise<void> =>
  execute(db)`delete from guild_requests where guild_id = ${guildId}`

export const hasRequest = (db: Db, guildId: number, playerId: number): Promise<boolean> =>
  hasRows(db)`select player_id from guild_requests where guild_id = ${guildId} and player_id = ${playerId}`

export const insertRequest = (db: Db, guildId: number, playerId: number, nowMs: number): Promise<void> =>
  execute(db)`
    insert into guild_requests (guild_id, player_id, at)
    values (${guildId}, ${playerId}, ${new Date(nowMs)}) on conflict do nothing`

export const requestsOf = (db: Db, guildId: number, limit: number): Promise<{ player_id: bigint; at: Date }[]> =>
  queryRows(db)<{ player_id: bigint; at: Date }>`
    select player_id, at from guild_requests where guild_id = ${guildId} order by at, player_id limit ${limit}`

export const countRequests = (db: Db, guildId: number): Promise<number> =>
  queryValue(db, 0)`select count(*)::int as requests from guild_requests where guild_id = ${guildId}`
