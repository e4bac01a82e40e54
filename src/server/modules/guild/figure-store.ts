import { sql } from 'kysely'
import { guildCapacity } from '#rules/guild/guild.ts'
import type { Db } from '#server/db/database.ts'

/** Values on a guild's card that change without an edit. */
export interface Figures {
  readonly id: bigint
  readonly level: number
  readonly xp: bigint
  readonly members: number
  readonly requests: number
}

/** @internal At most `limit` guilds whose cards may be out of date. */
export const staleGuildsQuery = (limit: number) =>
  sql<{ id: bigint }>`select id from guilds where card_stale order by id limit ${limit}`

export const staleGuilds = async (db: Db, limit: number): Promise<readonly bigint[]> =>
  (await staleGuildsQuery(limit).execute(db)).rows.map(({ id }) => id)

/**
 * Marks the cards as current, so the caller must write them in the same transaction. Later changes of these guilds wait
 * for it.
 */
export const takeFigures = async (db: Db, guildIds: readonly bigint[]): Promise<Figures[]> => {
  const ids = guildIds.map(String)
  const { rows: taken } = await sql<Omit<Figures, 'requests'> & { readonly stands: boolean }>`
    update guilds set card_stale = false where id = any(${ids}::bigint[])
    returning id, level, xp, members, dissolved_at is null as stands`.execute(db)
  const { rows: requests } = await sql<{ guild_id: bigint; requests: number }>`
    select guild_id, count(*)::int as requests from guild_requests
    where guild_id = any(${ids}::bigint[]) group by guild_id`.execute(db)
  const waiting = new Map(requests.map((row) => [row.guild_id, row.requests]))
  return taken
    .filter(({ stands }) => stands)
    .map(({ id, level, xp, members }) => ({ id, level, xp, members, requests: waiting.get(id) ?? 0 }))
}

export const writeFigures = async (db: Db, figures: readonly Figures[]): Promise<void> => {
  const column = <T>(of: (row: Figures) => T): T[] => figures.map(of)
  await sql`
    update guild_cards c set level = n.level, xp = n.xp, members = n.members, capacity = n.capacity, requests = n.requests
    from unnest(${column(({ id }) => id)}::bigint[], ${column(({ level }) => level)}::int[], ${column(({ xp }) => xp)}::bigint[],
      ${column(({ members }) => members)}::int[], ${column(({ level }) => guildCapacity(level))}::int[],
      ${column(({ requests }) => requests)}::int[]) as n (id, level, xp, members, capacity, requests)
    where c.guild_id = n.id`.execute(db)
}

export const rankCards = (db: Db) =>
  sql`
    update guild_cards c set place = r.place
    from (select guild_id, row_number() over (order by xp desc, created_at, guild_id)::int as place from guild_cards) r
    where r.guild_id = c.guild_id and c.place is distinct from r.place`.execute(db)
