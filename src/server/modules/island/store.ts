import type { Db } from '#server/db/database.ts'
import { execute } from '#server/db/statements.ts'

/** Requires the player's lock. */
export const addPiece = (db: Db, playerId: number, bit: number): Promise<void> =>
  execute(db)`update players set island = island | ${bit}::integer where id = ${playerId}::bigint`
