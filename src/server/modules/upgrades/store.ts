import { type RawBuilder, sql } from 'kysely'
import type { UpgradeType } from '#rules/upgrades/upgrades.ts'
import type { Db } from '#server/db/database.ts'
import { changesOne } from '#server/db/statements.ts'

export const insertUpgrade = (
  db: Db,
  bought: { readonly playerId: number; readonly type: UpgradeType; readonly level: number; readonly nowMs: number },
): Promise<boolean> =>
  changesOne(db)`
    with raised as (update players set mining_no = mining_no + 1 where id = ${bought.playerId}::bigint)
    insert into upgrades (player_id, upgrade_type, level, bought_at)
    values (${bought.playerId}, ${bought.type}, ${bought.level}, ${new Date(bought.nowMs)})
    on conflict do nothing`

export const missionsDoneSelect = (playerId: number): RawBuilder<readonly string[]> =>
  sql`select coalesce(json_agg(mission_id), '[]') from missions_done where player_id = ${playerId}::bigint`

export const insertMission = (db: Db, playerId: number, missionId: string, nowMs: number): Promise<boolean> =>
  changesOne(db)`
    insert into missions_done (player_id, mission_id, done_at)
    values (${playerId}, ${missionId}, ${new Date(nowMs)}) on conflict do nothing`
