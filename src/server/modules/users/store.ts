import { type Kysely, sql } from 'kysely'
import type { Database } from '../../db/database.ts'

/** Sets the instant from which mining counts. The caller holds the player's lock. */
export const moveLastClaim = async (db: Kysely<Database>, playerId: number, nowMs: number): Promise<void> => {
  await db
    .updateTable('players')
    .set({ last_claim_at: new Date(nowMs) })
    .where('id', '=', BigInt(playerId))
    .execute()
}

/** The pocket levels of these players, by id; players without one are left out. */
export const pocketLevels = async (
  db: Kysely<Database>,
  playerIds: readonly bigint[],
): Promise<ReadonlyMap<bigint, number>> => {
  const rows = await db
    .selectFrom('upgrades')
    .select(['player_id', (eb) => eb.fn.max('level').as('level')])
    .where('player_id', '=', sql<bigint>`any(${playerIds}::bigint[])`)
    .where('upgrade_type', '=', 'pocket-size')
    .groupBy('player_id')
    .execute()
  return new Map(rows.map((row) => [row.player_id, row.level]))
}
