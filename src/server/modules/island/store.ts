import { sql } from 'kysely'
import type { Db } from '#server/db/database.ts'

/** Requires the player's lock. */
export const addPiece = async (db: Db, playerId: number, bit: number): Promise<void> => {
  await sql`update players set island = island | ${bit}::integer where id = ${playerId}::bigint`.execute(db)
}
