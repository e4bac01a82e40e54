import type { Db } from '#server/db/database.ts'
import { execute } from '#server/db/statements.ts'

export const hasChannelMember = async (db: Db, playerId: number, chat: string): Promise<boolean> =>
  (await db
    .selectFrom('channel_members')
    .select('chat')
    .where('player_id', '=', BigInt(playerId))
    .where('chat', '=', chat)
    .executeTakeFirst()) !== undefined

export const insertChannelMember = (db: Db, playerId: number, chat: string, nowMs: number): Promise<void> =>
  execute(db)`
    insert into channel_members (player_id, chat, seen_at) values (${playerId}, ${chat}, ${new Date(nowMs)})
    on conflict do nothing`
