import { type Kysely, sql } from 'kysely'
import type { Database } from '../../db/database.ts'

/**
 * Takes a slug, name or tag for a guild; false when another one has it. In one order for every caller, against deadlocks.
 */
export const takeName = async (db: Kysely<Database>, key: string, guildId: number, nowMs: number): Promise<boolean> => {
  const taken = await sql`
    insert into guild_names as n (key, guild_id) values (${key}, ${guildId})
    on conflict (key) do update set guild_id = excluded.guild_id, free_from = null
      where n.free_from <= ${new Date(nowMs)} or n.guild_id = excluded.guild_id`.execute(db)
  return taken.numAffectedRows === 1n
}

/** Lets others take a name of a guild from an instant on. */
export const freeName = async (
  db: Kysely<Database>,
  key: string,
  guildId: number,
  freeFromMs: number,
): Promise<void> => {
  await db
    .updateTable('guild_names')
    .set({ free_from: new Date(freeFromMs) })
    .where('key', '=', key)
    .where('guild_id', '=', BigInt(guildId))
    .execute()
}
