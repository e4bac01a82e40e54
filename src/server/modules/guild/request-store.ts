import type { Kysely } from 'kysely'
import type { Database } from '../../db/database.ts'

/** Takes a request back, or answers it; false when there is none. */
export const deleteRequest = async (db: Kysely<Database>, guildId: number, playerId: number): Promise<boolean> => {
  const { numDeletedRows } = await db
    .deleteFrom('guild_requests')
    .where('guild_id', '=', BigInt(guildId))
    .where('player_id', '=', BigInt(playerId))
    .executeTakeFirst()
  return numDeletedRows === 1n
}

/** Takes all requests of a guild back. */
export const deleteRequests = async (db: Kysely<Database>, guildId: number): Promise<void> => {
  await db.deleteFrom('guild_requests').where('guild_id', '=', BigInt(guildId)).execute()
}
