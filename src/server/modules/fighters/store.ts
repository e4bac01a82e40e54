import { type RawBuilder, type Selectable, sql } from 'kysely'
import type { Loadout } from '#rules/kombat/fighter-stats.ts'
import type { EquippedStone } from '#rules/stones/stones.ts'
import type { Db } from '#server/db/database.ts'
import { rowsOf } from '#server/db/player-view.ts'
import { execute } from '#server/db/statements.ts'
import type { ItemsTable } from '#server/db/tables/items.ts'
import { groupsBy } from '#server/groups.ts'

type WornItem = Pick<Selectable<ItemsTable>, 'slug' | 'type' | 'rarity' | 'stat_values'>

export const loadoutItem = ({ stat_values: [types, values] }: WornItem): Loadout['items'][number] => ({
  stats: types.map((type, index) => ({ type, value: values[index] ?? 0 })),
})

export const wornSelect = (playerId: number): RawBuilder<readonly WornItem[]> =>
  rowsOf(sql<WornItem>`
    select slug, type, rarity, stat_values from items
    where owner_id = ${playerId}::bigint and status = 'equipped' order by type`)

export const stonesSelect = (playerId: number): RawBuilder<readonly EquippedStone[]> =>
  rowsOf(sql<EquippedStone>`
    select type, level from equipped_stones where player_id = ${playerId}::bigint order by type`)

/** This and `stonesByPlayer` keep the order of the selects for one player above. */
export const wornByPlayer = async (
  db: Db,
  playerIds: readonly bigint[],
): Promise<ReadonlyMap<bigint, readonly WornItem[]>> => {
  const { rows } = await sql<WornItem & { owner_id: bigint }>`
    select owner_id, slug, type, rarity, stat_values from items
    where owner_id = any(${[...playerIds]}::bigint[]) and status = 'equipped' order by owner_id, type`.execute(db)
  return groupsBy(rows, ({ owner_id }) => owner_id)
}

export const stonesByPlayer = async (
  db: Db,
  playerIds: readonly bigint[],
): Promise<ReadonlyMap<bigint, readonly EquippedStone[]>> => {
  const { rows } = await sql<EquippedStone & { player_id: bigint }>`
    select player_id, type, level from equipped_stones
    where player_id = any(${[...playerIds]}::bigint[]) order by player_id, type`.execute(db)
  return groupsBy(rows, ({ player_id }) => player_id)
}

/** Also marks the loadout as changed. */
export const setPower = (db: Db, playerId: number, power: number): Promise<void> =>
  execute(db)`
    update players set power = ${power}, loadout_no = loadout_no + 1 where id = ${playerId}::bigint`
