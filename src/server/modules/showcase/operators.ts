import type { Db } from '#server/db/database.ts'
import { clearTitle } from './store.ts'

/** Requires the player's lock. @returns false if there is no title */
export const clearShowcaseTitle = (db: Db, playerId: number): Promise<boolean> => clearTitle(db, playerId)
