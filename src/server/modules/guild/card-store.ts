import { type RawBuilder, type Selectable, sql } from 'kysely'
import type { CallData } from '#contracts/schemas.ts'
import { guildCapacity } from '#rules/guild/guild.ts'
import type { Db } from '#server/db/database.ts'
import { rowOf } from '#server/db/player-view.ts'
import { queryValue } from '#server/db/statements.ts'
import type { GuildCardsTable } from '#server/db/tables/guild.ts'
import { findGuild, officerRightsOf } from './store.ts'

export type CardRow = Selectable<GuildCardsTable>

/**
 * Rewrites the guild's card, or deletes the card of a dissolved guild. Call it in the transaction of the change, with the guild's lock.
 */
export const writeCard = async (db: Db, guildId: number): Promise<void> => {
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

export const findCard = (db: Db, slug: string): Promise<CardRow | undefined> =>
  db.selectFrom('guild_cards').selectAll().where('slug', '=', slug).executeTakeFirst()

export const placeOfGuild = (db: Db, guildId: number): Promise<number | null> =>
  queryValue<number | null>(db, null)`select place from guild_cards where guild_id = ${guildId}`

export const countCards = (db: Db, guildIds: readonly bigint[]): Promise<number> =>
  queryValue(db, 0)`
    select count(*)::integer as cards from guild_cards where guild_id = any(${[...guildIds]}::bigint[])`

export type OwnCard = Omit<NonNullable<CallData<'guild.me'>>, 'role'> & {
  readonly guildId: number
  readonly leads: boolean
  readonly helps: boolean
  readonly officersAdmit: boolean
}

/** `guildsJoined` counts founded and joined guilds (R05). `guildId` is null without a guild. */
export type OwnGuild = { readonly guildsJoined: number } & (OwnCard | { readonly guildId: null })

export const ownGuildSelect = (playerId: number): RawBuilder<OwnGuild | null> =>
  rowOf(sql<OwnGuild>`
    select m.guilds_joined as "guildsJoined", c.guild_id as "guildId", slug as id, name, tag, emblem, level, requests,
      officers_admit as "officersAdmit", leader_id = ${playerId}::bigint as leads, ${playerId}::bigint = any(officers) as helps
    from guild_memberships m left join guild_cards c on c.guild_id = m.guild_id where m.player_id = ${playerId}::bigint`)
