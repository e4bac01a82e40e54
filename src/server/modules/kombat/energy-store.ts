import { sql } from 'kysely'
import type { Energy } from '#rules/kombat/energy.ts'
import type { Db } from '#server/db/database.ts'

/** Requires the player's lock. */
export const setEnergy = async (
  db: Db,
  playerId: number,
  { current, nextRefillMs }: Pick<Energy, 'current' | 'nextRefillMs'>,
): Promise<void> => {
  const refillAt = nextRefillMs === null ? null : new Date(nextRefillMs)
  await sql`
    update players set energy = ${current}, energy_refill_at = ${refillAt}::timestamptz
    where id = ${playerId}::bigint`.execute(db)
}
