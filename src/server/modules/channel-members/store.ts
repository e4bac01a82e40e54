import type { Db } from '#server/db/database.ts'
import { execute, hasRows } from '#server/db/statements.ts'

export const hasChannelMember = (db: Db, playerId: number, chat: string): Promise<boolean> =>
  hasRows(db)`select chat from channel_members where player_id = ${playerId} and chat = ${chat}`

export const insertChannelMember = (db: Db, playerId: number, chat: string, nowMs: number): Promise<void> =>
  execute(db)`
    insert into channel_members (player_id, chat, seen_at) values (${playerId}, ${chat}, ${new Date(nowMs)})
    on conflict do nothing`
