import type { EquippedStone } from '#rules/stones/stones.ts'
import type { Db } from '#server/db/database.ts'
import { execute, queryRows } from '#server/db/statements.ts'

export const wornStones = (db: Db, playerId: number): Promise<readonly EquippedStone[]> =>
  queryRows(db)<EquippedStone>`
    select type, level from equipped_stones where player_id = ${playerId}::bigint order by type`

export const putOn = (db: Db, playerId: number, { type, level }: EquippedStone): Promise<void> =>
  execute(db)`
    insert into equipped_stones (player_id, type, level) values (${playerId}::bigint, ${type}, ${level})
    on conflict (player_id, type) do update set level = excluded.level`

export const takeOff = (db: Db, playerId: number, { type, level }: EquippedStone): Promise<void> =>
  execute(db)`
    delete from equipped_stones where player_id = ${playerId}::bigint and type = ${type}
      and level = ${level}`
