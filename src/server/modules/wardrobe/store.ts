import type { Stance } from '#rules/kombat/stances.ts'
import type { Db } from '#server/db/database.ts'
import { execute } from '#server/db/statements.ts'

export const presetOf = (db: Db, playerId: number, number: number) =>
  db
    .selectFrom('item_presets')
    .select(['item_ids', 'stance', 'saved_at'])
    .where('player_id', '=', BigInt(playerId))
    .where('number', '=', number)
    .executeTakeFirst()

export const storePreset = (
  db: Db,
  playerId: number,
  preset: {
    readonly number: number
    readonly ids: readonly string[]
    readonly stance: Stance
    readonly nowMs: number
  },
): Promise<void> =>
  execute(db)`
    insert into item_presets (player_id, number, item_ids, stance, saved_at)
    values (${playerId}::bigint, ${preset.number}, ${[...preset.ids]}::uuid[], ${preset.stance}, ${new Date(preset.nowMs)})
    on conflict (player_id, number) do update
    set item_ids = excluded.item_ids, stance = excluded.stance, saved_at = excluded.saved_at`

export const addLook = (db: Db, playerId: number, bit: number): Promise<void> =>
  execute(db)`update players set looks = looks | ${bit}::integer where id = ${playerId}::bigint`
