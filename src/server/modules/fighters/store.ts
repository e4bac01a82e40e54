import { type Kysely, type Selectable, sql } from 'kysely'
import type { EquippedStone } from '../../../rules/items/stones.ts'
import type { Database } from '../../db/database.ts'
import type { ItemsTable } from '../../db/tables/items.ts'
import type { PlayersTable } from '../../db/tables/players.ts'

/** A player's row and what the player's pet wears, as one statement reads it. */
export type FighterRow = Selectable<PlayersTable> & {
  readonly worn: Pick<Selectable<ItemsTable>, 'id' | 'slug' | 'name' | 'type' | 'rarity' | 'status' | 'stats'>[]
  readonly stones: EquippedStone[]
}

// The owner is a value in each part: as a column of the outer row, it would not name one owner.
const gear = (playerId: number) => sql`
  coalesce((
    select jsonb_agg(jsonb_build_object('id', id, 'slug', slug, 'name', name, 'type', type, 'rarity', rarity,
      'status', status, 'stats', stats) order by type)
    from items where owner_id = ${playerId} and status = 'equipped'), '[]') as worn,
  coalesce((
    select jsonb_agg(jsonb_build_object('type', type, 'level', level) order by type)
    from equipped_stones where player_id = ${playerId}), '[]') as stones`

/** Reads a player with everything that the pet wears. */
export const readFighter = async (db: Kysely<Database>, playerId: number): Promise<FighterRow | undefined> =>
  (
    await sql<FighterRow>`
      select players.*, ${gear(playerId)} from players where id = ${playerId} and deleted_at is null`.execute(db)
  ).rows[0]

/** The same, with the player's row locked until the transaction ends. */
export const lockFighter = async (db: Kysely<Database>, playerId: number): Promise<FighterRow | undefined> => {
  // Two statements: one that waits for the lock would still read the gear as it was before the wait.
  await sql`select from players where id = ${playerId} for no key update`.execute(db)
  return readFighter(db, playerId)
}

/** Keeps the power of a player for matchmaking. */
export const setPower = async (db: Kysely<Database>, playerId: number, power: number): Promise<void> => {
  await db.updateTable('players').set({ power }).where('id', '=', BigInt(playerId)).execute()
}
