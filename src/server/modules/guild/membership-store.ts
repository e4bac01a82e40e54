import { type Kysely, type RawBuilder, type Selectable, sql } from 'kysely'
import type { Database } from '../../db/database.ts'
import { touchListeners } from '../../db/listeners.ts'
import { inMs, rowOf } from '../../db/player-view.ts'
import type { GuildMembershipsTable } from '../../db/tables/guild.ts'

/** A player's side of guilds. */
export type MembershipRow = Selectable<GuildMembershipsTable>

/** The guild that a player is in. */
export interface Membership {
  readonly guildId: number
  readonly slug: string
  readonly joinedMs: number
}

/** The player's guild, null without one, as a part of what is read with the player. */
export const membershipPart = (playerId: number): RawBuilder<Membership | null> =>
  rowOf(sql<Membership>`
    select m.guild_id as "guildId", slug, ${inMs('joined_at')} as "joinedMs"
    from guild_memberships m join guild_cards c on c.guild_id = m.guild_id where m.player_id = ${playerId}::bigint`)

/** A player's side of guilds; undefined while the player never had to do with one. Who changes it holds the player's lock. */
export const findMembership = async (db: Kysely<Database>, playerId: number): Promise<MembershipRow | undefined> => {
  const row = await db
    .selectFrom('guild_memberships')
    .selectAll()
    .where('player_id', '=', BigInt(playerId))
    .executeTakeFirst()
  // The driver reads arrays of int8 as texts.
  return row && { ...row, requested: row.requested.map(BigInt) }
}

/** Changes a player's side of guilds. */
export const putMembership = async (
  db: Kysely<Database>,
  playerId: number,
  changes: Partial<Omit<MembershipRow, 'player_id'>>,
): Promise<void> => {
  await db
    .insertInto('guild_memberships')
    .values({ player_id: playerId, ...changes })
    .onConflict((conflict) => conflict.column('player_id').doUpdateSet(changes))
    .execute()
}

/** The guild of a player, and what one did last to the player while the player was away. */
export interface GuildNews {
  readonly player_id: bigint
  readonly guild_id: bigint | null
  readonly news: 'accepted' | 'kicked' | null
  readonly news_at: Date | null
}

/** What guilds did last to each of these players. */
export const newsOf = async (db: Kysely<Database>, playerIds: readonly bigint[]): Promise<GuildNews[]> => {
  const { rows } = await sql<GuildNews>`
    select player_id, guild_id, news, news_at from guild_memberships
    where player_id = any(${[...playerIds]}::bigint[])`.execute(db)
  return rows
}

/** Notes what a guild does to a player, for the bot to write about. */
export const putNews = async (
  db: Kysely<Database>,
  playerId: number,
  news: NonNullable<GuildNews['news']>,
  nowMs: number,
): Promise<void> => {
  await putMembership(db, playerId, { news, news_at: new Date(nowMs) })
  await touchListeners(db, [playerId], nowMs)
}
