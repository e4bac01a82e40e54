import type { Insertable } from 'kysely'
import type { CallScope } from '#server/calls/call-scope.ts'
import type { GuildLogTable } from '#server/db/tables/guild.ts'
import { uuidV7 } from '#server/entropy/entropy.ts'
import { insertLog } from './log-store.ts'

export type GuildLogEntry = Pick<
  Insertable<GuildLogTable>,
  'event' | 'who_id' | 'whom_id' | 'amount' | 'level' | 'phrase' | 'boss'
>

/** Writes the entries in order, each a millisecond after the one before. @returns the last id */
export const addToGuildLog = async (
  { db, nowMs, entropy }: CallScope,
  guildId: number,
  ...entries: readonly GuildLogEntry[]
): Promise<string> => {
  const rows = entries.map((entry, index) => {
    const atMs = nowMs + index
    return { guild_id: guildId, id: uuidV7(entropy, atMs), at: new Date(atMs), ...entry }
  })
  await insertLog(db, rows)
  return rows.at(-1)?.id ?? ''
}
