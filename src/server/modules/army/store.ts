import { type Kysely, sql } from 'kysely'
import type { Database } from '#server/db/database.ts'

/** Requires the player's lock. */
export const addStarsSpent = async (db: Kysely<Database>, playerId: number, stars: number): Promise<void> => {
  await sql`update players set army_stars_spent = army_stars_spent + ${stars} where id = ${playerId}`.execute(db)
}
