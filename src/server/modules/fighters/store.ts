import type { Kysely } from 'kysely'
import type { EquippedStone } from '../../../rules/fight-types.ts'
import type { Database } from '../../db/database.ts'

/** Stones on a player's pet. */
export const stonesOf = async (db: Kysely<Database>, playerId: number): Promise<EquippedStone[]> => {
  const rows = await db
    .selectFrom('equipped_stones')
    .select(['type', 'level'])
    .where('player_id', '=', BigInt(playerId))
    .orderBy('type')
    .execute()
  return rows.map((row) => ({ type: row.type, level: row.level as EquippedStone['level'] }))
}

/** How many players stand above this rank, counted up to fifty: more does not matter for a crown (T41). */
export const countAbove = async (db: Kysely<Database>, rankPoints: number): Promise<number> => {
  const row = await db
    .selectFrom((inner) =>
      inner.selectFrom('players').select('id').where('rank_points', '>', rankPoints).limit(50).as('better'),
    )
    .select((select) => select.fn.countAll<bigint>().as('better'))
    .executeTakeFirstOrThrow()
  return Number(row.better)
}
