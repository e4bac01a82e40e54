import type { Db } from '#server/db/database.ts'
import { changesOne, execute } from '#server/db/statements.ts'

/** False if another guild has or still reserves the name. Callers take keys in one order, against deadlocks. */
export const takeName = (db: Db, key: string, guildId: number, nowMs: number): Promise<boolean> =>
  changesOne(db)`
    insert into guild_names as n (key, guild_id) values (${key}, ${guildId})
    on conflict (key) do update set guild_id = excluded.guild_id, free_from = null
      where n.free_from <= ${new Date(nowMs)} or n.guild_id = excluded.guild_id`

export const freeName = (db: Db, key: string, guildId: number, freeFromMs: number): Promise<void> =>
  execute(db)`update guild_names set free_from = ${new Date(freeFromMs)} where key = ${key} and guild_id = ${guildId}`
