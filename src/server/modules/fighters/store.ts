import { type Kysely, type RawBuilder, type Selectable, sql } from 'kysely'
import type { EquippedStone } from '../../../rules/stones/stones.ts'
import type { Database } from '../../db/database.ts'
import { rowsOf } from '../../db/player-view.ts'
import type { ItemsTable } from '../../db/tables/items.ts'

type WornItem = Pick<Selectable<ItemsTable>, 'slug' | 'type' | 'rarity' | 'stats'>

/** What the player's pet wears, one item a slot. */
export const wornPart = (playerId: number): RawBuilder<readonly WornItem[]> =>
  rowsOf(sql<WornItem>`
    select slug, type, rarity, stats from items
    where owner_id = ${playerId}::bigint and status = 'equipped' order by type`)

/** The stones on the player's pet. */
export const stonesPart = (playerId: number): RawBuilder<readonly EquippedStone[]> =>
  rowsOf(sql<EquippedStone>`
    select type, level from equipped_stones where player_id = ${playerId}::bigint order by type`)

/** Keeps the power of a player for matchmaking, and notes that the loadout may have changed. */
export const setPower = async (db: Kysely<Database>, playerId: number, power: number): Promise<void> => {
  await sql`
    update players set power = ${power}, loadout_no = loadout_no + 1 where id = ${playerId}::bigint`.execute(db)
}
