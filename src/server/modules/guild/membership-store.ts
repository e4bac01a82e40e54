import { type RawBuilder, type Selectable, sql } from 'kysely'
import type { Db } from '#server/db/database.ts'
import { inMs, rowOf } from '#server/db/player-view.ts'
import { queryRows } from '#server/db/statements.ts'
import { rescheduleSubscribers } from '#server/db/subscribers.ts'
import type { GuildMembershipsTable } from '#server/db/tables/guild.ts'

export type MembershipRow = Selectable<GuildMembershipsTable>

export interface Membership {
  readonly guildId: number
  readonly slug: string
  readonly joinedMs: number
}

export const membershipSelect = (playerId: number): RawBuilder<Membership | null> =>
  rowOf(sql<Membership>`
    select m.guild_id as "guildId", slug, ${inMs('joined_at')} as "joinedMs"
    from guild_memberships m join guild_cards c on c.guild_id = m.guild_id where m.player_id = ${playerId}::bigint`)

/** Undefined if the player never asked to join, joined or founded a guild. Changes require the player's lock. */
export const findMembership = async (db: Db, playerId: number): Promise<MembershipRow | undefined> => {
  const row = await db
    .selectFrom('guild_memberships')
    .selectAll()
    .where('player_id', '=', BigInt(playerId))
    .executeTakeFirst()
  // The driver returns int8 arrays as text.
  return row && { ...row, requested: row.requested.map(BigInt) }
}

export const putMembership = async (db: Db, playerId: number, changes: Partial<Omit<MembershipRow, 'player_id'>>) => {
  await db
    .insertInto('guild_memberships')
    .values({ player_id: playerId, ...changes })
    .onConflict((conflict) => conflict.column('player_id').doUpdateSet(changes))
    .execute()
}

/** The last decision of a guild about the player; `news` is null without one. */
export interface GuildNews {
  readonly player_id: bigint
  readonly guild_id: bigint | null
  readonly news: 'accepted' | 'kicked' | null
  readonly news_at: Date | null
}

export const newsOf = (db: Db, playerIds: readonly bigint[]): Promise<GuildNews[]> =>
  queryRows(db)<GuildNews>`
    select player_id, guild_id, news, news_at from guild_memberships
    where player_id = any(${[...playerIds]}::bigint[])`

export const putNews = async (db: Db, playerId: number, news: NonNullable<GuildNews['news']>, nowMs: number) => {
  await putMembership(db, playerId, { news, news_at: new Date(nowMs) })
  await rescheduleSubscribers(db, [playerId], nowMs)
}
