import { sql } from 'kysely'
import type { Db } from '#server/db/database.ts'

/** False if another guild has or still reserves the name. Callers take keys in one order, against deadlocks. */
export const takeName = async (db: Db, key: string, guildId: number, nowMs: number): Promise<boolean> => {
  const taken = await sql`
    insert into guild_names as n (key, guild_id) values (${key}, ${guildId})
    on conflict (key) do update set guild_id = excluded.guild_id, free_from = null
      where n.free_from <= ${new Date(nowMs)} or n.guild_id = excluded.guild_id`.execute(db)
  return taken.numAffectedRows === 1n
}

export const freeName = async (db: Db, key: string, guildId: number, freeFromMs: number): Promise<void> => {
  await db
    .updateTable('guild_names')
    .set({ free_from: new Date(freeFromMs) })
    .where('key', '=', key)
    .where('guild_id', '=', BigInt(guildId))
    .execute()
}
