import { type Kysely, sql } from 'kysely'
import type { Database } from '../../db/database.ts'

/** False if another guild has it. Callers take keys in one order, against deadlocks. */
export const takeName = async (db: Kysely<Database>, key: string, guildId: number, nowMs: number): Promise<boolean> => {
  const taken = await sql`
    insert into guild_names as n (key, guild_id) values (${key}, ${guildId})
    on conflict (key) do update set guild_id = excluded.guild_id, free_from = null
      where n.free_from <= ${new Date(nowMs)} or n.guild_id = excluded.guild_id`.execute(db)
  return taken.numAffectedRows === 1n
}

/** Others can take it from then on. */
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

/** Includes names reserved after a rename or dissolution. */
export const heldKeys = async (
  db: Kysely<Database>,
  keys: readonly string[],
  nowMs: number,
): Promise<ReadonlySet<string>> => {
  const { rows } = await sql<{ key: string }>`
    select key from guild_names
    where key = any(${[...keys]}::text[]) and (free_from is null or free_from > ${new Date(nowMs)})`.execute(db)
  return new Set(rows.map(({ key }) => key))
}
