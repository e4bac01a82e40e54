import { type Kysely, type RawBuilder, type Selectable, sql } from 'kysely'
import type { CallData } from '../../../contracts/schemas.ts'
import { guildCapacity } from '../../../rules/guild/guild.ts'
import type { Database } from '../../db/database.ts'
import { rowOf } from '../../db/player-view.ts'
import type { GuildCardsTable } from '../../db/tables/guild.ts'
import { findGuild, officerRightsOf } from './store.ts'

/** What everybody sees of a guild. */
export type CardRow = Selectable<GuildCardsTable>

/**
 * Writes what everybody sees of a guild, from the guild itself, in the transaction that changes it; a dissolved one's is deleted. The
 * caller holds the guild's lock.
 */
export const writeCard = async (db: Kysely<Database>, guildId: number): Promise<void> => {
  const guild = await findGuild(db, guildId)
  if (!guild || guild.leader_id === null) {
    await db.deleteFrom('guild_cards').where('guild_id', '=', BigInt(guildId)).execute()
    return
  }
  const { rows } = await sql<{ officers: bigint[]; requests: number }>`
    select
      array(select player_id from guild_members where guild_id = ${guildId}::bigint and role = 'officer') as officers,
      (select count(*) from guild_requests where guild_id = ${guildId}::bigint)::int as requests`.execute(db)
  const { officers = [], requests = 0 } = rows[0] ?? {}
  const { slug, name, tag, emblem, entry, min_rank, level, xp, members, leader_id, created_at } = guild
  const shown = {
    ...{ slug, name, tag, emblem: JSON.stringify(emblem), entry, min_rank, level, xp, members, leader_id, officers },
    ...{ requests, capacity: guildCapacity(level), officers_admit: officerRightsOf(guild).includes('admit') },
  }
  await db
    .insertInto('guild_cards')
    .values({ guild_id: guildId, created_at, ...shown })
    .onConflict((conflict) => conflict.column('guild_id').doUpdateSet(shown))
    .execute()
}

/** The card of a guild by its slug; undefined for none. */
export const findCard = (db: Kysely<Database>, slug: string): Promise<CardRow | undefined> =>
  db.selectFrom('guild_cards').selectAll().where('slug', '=', slug).executeTakeFirst()

/** A guild's place by XP; null before it was ranked. */
export const placeOfGuild = async (db: Kysely<Database>, guildId: number): Promise<number | null> =>
  (await db.selectFrom('guild_cards').select('place').where('guild_id', '=', BigInt(guildId)).executeTakeFirst())
    ?.place ?? null

/** How many of these guilds stand. */
export const countCards = async (db: Kysely<Database>, guildIds: readonly bigint[]): Promise<number> => {
  const { rows } = await sql<{ cards: bigint }>`
    select count(*) as cards from guild_cards where guild_id = any(${[...guildIds]}::bigint[])`.execute(db)
  return Number(rows[0]?.cards ?? 0n)
}

/** The card of a player's guild, with the player's part in it. */
export type OwnCard = Omit<NonNullable<CallData<'guild.me'>>, 'role'> & {
  readonly guildId: number
  readonly leads: boolean
  readonly helps: boolean
  readonly officersAdmit: boolean
}

/** How many guilds a player has founded or joined (R05), with the card of the guild that the player is in; `guildId` null for none. */
export type OwnGuild = { readonly guildsJoined: number } & (OwnCard | { readonly guildId: null })

/** The player's guild, with the player's role by its card, as a part of what is read with the player; null before the first one. */
export const ownGuildPart = (playerId: number): RawBuilder<OwnGuild | null> =>
  rowOf(sql<OwnGuild>`
    select m.guilds_joined as "guildsJoined", c.guild_id as "guildId", slug as id, name, tag, emblem, level, requests,
      officers_admit as "officersAdmit", leader_id = ${playerId}::bigint as leads, ${playerId}::bigint = any(officers) as helps
    from guild_memberships m left join guild_cards c on c.guild_id = m.guild_id where m.player_id = ${playerId}::bigint`)
