import { sql } from 'kysely'
import type { EquippedStone } from '#rules/stones/stones.ts'
import type { Db } from '#server/db/database.ts'

export const wornStones = async (db: Db, playerId: number): Promise<readonly EquippedStone[]> =>
  (
    await sql<EquippedStone>`
      select type, level from equipped_stones where player_id = ${playerId}::bigint order by type`.execute(db)
  ).rows

export const putOn = async (db: Db, playerId: number, { type, level }: EquippedStone): Promise<void> => {
  await sql`
    insert into equipped_stones (player_id, type, level) values (${playerId}::bigint, ${type}, ${level})
    on conflict (player_id, type) do update set level = excluded.level`.execute(db)
}

export const takeOff = async (db: Db, playerId: number, { type, level }: EquippedStone): Promise<void> => {
  await sql`
    delete from equipped_stones where player_id = ${playerId}::bigint and type = ${type}
      and level = ${level}`.execute(db)
}
