import type { Insertable } from 'kysely'
import type { CallScope } from '../../call-scope.ts'
import type { GuildLogTable } from '../../db/tables/guild.ts'
import { uuidV7 } from '../../entropy.ts'
import { insertLog } from './log-store.ts'

/** What happened in a guild; who and whom are ids of players. */
export type GuildLogEntry = Pick<
  Insertable<GuildLogTable>,
  'event' | 'who_id' | 'whom_id' | 'amount' | 'level' | 'phrase' | 'boss'
>

/** Adds to a guild's log, oldest first, each a millisecond after the one before. @returns the id of the last one */
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
