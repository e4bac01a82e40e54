import { sql } from 'kysely'
import type { Db } from '#server/db/database.ts'

export const hasChannelMember = async (db: Db, playerId: number, chat: string): Promise<boolean> =>
  (await db
    .selectFrom('channel_members')
    .select('chat')
    .where('player_id', '=', BigInt(playerId))
    .where('chat', '=', chat)
    .executeTakeFirst()) !== undefined

export const insertChannelMember = async (db: Db, playerId: number, chat: string, nowMs: number): Promise<void> => {
  await sql`
    insert into channel_members (player_id, chat, seen_at) values (${playerId}, ${chat}, ${new Date(nowMs)})
    on conflict do nothing`.execute(db)
}
