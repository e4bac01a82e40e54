import { type Kysely, sql } from 'kysely'
import { guildCapacity } from '../../../rules/guild/guild.ts'
import type { Database } from '../../db/database.ts'

/** What a guild's card says that changes without anybody editing it. */
export interface Figures {
  readonly id: bigint
  readonly level: number
  readonly xp: bigint
  readonly members: number
  readonly requests: number
}

/** The figures of every guild that stands. */
export const figuresOfGuilds = async (db: Kysely<Database>): Promise<Figures[]> => {
  const { rows: requests } = await sql<{ guild_id: bigint; requests: number }>`
    select guild_id, count(*)::int as requests from guild_requests group by guild_id`.execute(db)
  const waiting = new Map(requests.map((row) => [row.guild_id, row.requests]))
  const rows = await db
    .selectFrom('guilds')
    .select(['id', 'level', 'xp', 'members'])
    .where('dissolved_at', 'is', null)
    .execute()
  return rows.map((row) => ({ ...row, requests: waiting.get(row.id) ?? 0 }))
}

/** The figures as the cards show them. */
export const figuresOfCards = async (db: Kysely<Database>): Promise<Figures[]> => {
  const { rows } = await sql<Figures>`
    select guild_id as id, level, xp, members, requests from guild_cards`.execute(db)
  return rows
}

/** Writes figures to their cards. */
export const writeFigures = async (db: Kysely<Database>, figures: readonly Figures[]): Promise<void> => {
  const column = <T>(of: (row: Figures) => T): T[] => figures.map(of)
  await sql`
    update guild_cards c set level = n.level, xp = n.xp, members = n.members, capacity = n.capacity, requests = n.requests
    from unnest(${column(({ id }) => id)}::bigint[], ${column(({ level }) => level)}::int[], ${column(({ xp }) => xp)}::bigint[],
      ${column(({ members }) => members)}::int[], ${column(({ level }) => guildCapacity(level))}::int[],
      ${column(({ requests }) => requests)}::int[]) as n (id, level, xp, members, capacity, requests)
    where c.guild_id = n.id`.execute(db)
}

/** Gives every card its place by XP. */
export const rankCards = (db: Kysely<Database>) =>
  sql`
    update guild_cards c set place = r.place
    from (select guild_id, row_number() over (order by xp desc, created_at, guild_id)::int as place from guild_cards) r
    where r.guild_id = c.guild_id and c.place is distinct from r.place`.execute(db)
