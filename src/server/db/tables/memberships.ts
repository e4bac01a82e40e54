import type { Instant, Int8 } from './columns.ts'

/** Players that the bot has seen as members of a chat (`@name`). */
export interface ChannelMembersTable {
  player_id: Int8
  chat: string
  seen_at: Instant
}
