import { type Selectable, sql } from 'kysely'
import type { Db } from '#server/db/database.ts'
import { queryRows, queryValue } from '#server/db/statements.ts'
import type { AdminLogTable } from '#server/db/tables/admin.ts'
import type { ClientErrorReportsTable } from '#server/db/tables/client-errors.ts'
import type { GuildsTable } from '#server/db/tables/guild.ts'
import type { ItemRow } from '#server/db/tables/items.ts'
import type { LedgerEntry } from '#server/db/tables/ledger.ts'
import type { TradeRow } from '#server/db/tables/market.ts'
import type { PlayersTable } from '#server/db/tables/players.ts'

export type FoundRow = Pick<
  Selectable<PlayersTable>,
  'id' | 'npc' | 'username' | 'first_name' | 'house_id' | 'deleted_at'
>

/** Includes deleted players. The order is not defined. */
export const foundPlayers = (db: Db, ids: readonly bigint[]): Promise<FoundRow[]> =>
  db
    .selectFrom('players')
    .select(['id', 'npc', 'username', 'first_name', 'house_id', 'deleted_at'])
    .where('id', 'in', ids.length === 0 ? [0n] : [...ids])
    .execute()

export const wholePlayer = (db: Db, id: number): Promise<Selectable<PlayersTable> | undefined> =>
  db.selectFrom('players').selectAll().where('id', '=', BigInt(id)).executeTakeFirst()

/** Worn items first, then the newest. */
export const gearRows = (db: Db, playerId: number, limit: number): Promise<ItemRow[]> =>
  queryRows(db)<ItemRow>`
    select * from items where owner_id = ${playerId} order by status <> 'equipped', created_at desc, id limit ${limit}`

type PlayersGuild = Pick<Selectable<GuildsTable>, 'slug' | 'name' | 'description' | 'announcement'>

/** Two statements, because a player's and a guild's rows may be on different nodes. */
export const guildOfPlayer = async (db: Db, playerId: number): Promise<PlayersGuild | null> => {
  const guildId = await queryValue<bigint | null>(db, null)`
    select guild_id from guild_memberships where player_id = ${playerId}`
  if (!guildId) return null
  const guild = await db
    .selectFrom('guilds')
    .select(['slug', 'name', 'description', 'announcement'])
    .where('id', '=', guildId)
    .executeTakeFirst()
  return guild ?? null
}

export const showcaseTitleOf = (db: Db, playerId: number): Promise<string | null> =>
  queryValue<string | null>(db, null)`select title from showcases where player_id = ${playerId}`

export interface LedgerAsked {
  readonly owner: number
  readonly asset: string | null
  readonly reason: string | null
  readonly before: { readonly at: Date; readonly id: string } | null
  readonly limit: number
}

/** Newest first. Includes rows from before a deleted player joined again. */
export const ledgerRows = async (
  db: Db,
  { owner, asset, reason, before, limit }: LedgerAsked,
): Promise<LedgerEntry[]> => {
  const ofAsset = asset === 'goods' ? sql`and asset not in ('tok', 'star')` : sql`and asset = ${asset}`
  return queryRows(db)<LedgerEntry>`
    select id, at, asset, amount, reason, ref from ledger
    where account = ${owner}::bigint
      ${asset === null ? sql`` : ofAsset}
      ${reason === null ? sql`` : sql`and reason = ${reason}`}
      ${before === null ? sql`` : sql`and at <= ${before.at} and (at, id) < (${before.at}::timestamptz, ${before.id}::uuid)`}
    order by at desc, id desc limit ${limit}`
}

export const salesOf = (db: Db, playerId: number, limit: number): Promise<TradeRow[]> =>
  queryRows(db)<TradeRow>`
    select * from market_trades where player_id = ${playerId} order by at desc, id desc limit ${limit}`

export const errorsOf = (db: Db, playerId: number, limit: number): Promise<Selectable<ClientErrorReportsTable>[]> =>
  queryRows(db)<Selectable<ClientErrorReportsTable>>`
    select * from client_error_reports where player_id = ${playerId} order by at desc, fingerprint limit ${limit}`

export const actsOfKinds = (
  db: Db,
  playerId: number,
  kinds: readonly string[],
  limit: number,
): Promise<Selectable<AdminLogTable>[]> =>
  queryRows(db)<Selectable<AdminLogTable>>`
    select * from admin_log where player_id = ${playerId} and act = any(${[...kinds]}::text[])
    order by at desc, id desc limit ${limit}`
