import { sql } from 'kysely'
import type { Db } from '#server/db/database.ts'

/** Requires the player's lock. */
export const addStarsSpent = async (db: Db, playerId: number, stars: number): Promise<void> => {
  await sql`update players set army_stars_spent = army_stars_spent + ${stars} where id = ${playerId}`.execute(db)
}
