import type { Db } from '#server/db/database.ts'
import { execute } from '#server/db/statements.ts'

/** Requires the player's lock. */
export const addStarsSpent = (db: Db, playerId: number, stars: number): Promise<void> =>
  execute(db)`update players set army_stars_spent = army_stars_spent + ${stars} where id = ${playerId}`
