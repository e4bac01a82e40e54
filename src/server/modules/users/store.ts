import type { Kysely } from 'kysely'
import type { Database } from '../../db/database.ts'

/** Sets the instant from which mining counts. The caller holds the player's lock. */
export const moveLastClaim = async (db: Kysely<Database>, playerId: number, nowMs: number): Promise<void> => {
  await db
    .updateTable('players')
    .set({ last_claim_at: new Date(nowMs) })
    .where('id', '=', BigInt(playerId))
    .execute()
}
