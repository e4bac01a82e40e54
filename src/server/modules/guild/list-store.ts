import { type RawBuilder, sql } from 'kysely'
import type { Db } from '#server/db/database.ts'
import { queryRows } from '#server/db/statements.ts'
import type { CardRow } from './card-store.ts'

export interface CardCursor {
  readonly xp: bigint
  readonly createdMs: number
  readonly guildId: bigint
}

export interface CardFilter {
  /**
   * Lower case. Each of its words must begin a word of name, tag or slug; or name, tag or slug begins with the whole
   * query. Empty finds all guilds.
   */
  readonly query: string
  readonly after: CardCursor | null
  readonly limit: number
}

/** Splits lower-case text. Must split as the cards' column `words` does. */
const BETWEEN_WORDS = /[^0-9a-z\u0080-\uffff]+/

const found = (query: string): RawBuilder<unknown> => {
  if (query === '') return sql`true`
  const pattern = `${query.replace(/[\\%_]/g, '\\$&')}%`
  const whole = sql`lower(name) like ${pattern} or lower(tag) like ${pattern} or slug like ${pattern}`
  const words = query.split(BETWEEN_WORDS).filter((word) => word !== '')
  if (words.length === 0) return sql`(${whole})`
  return sql`(words @@ ${words.map((word) => `'${word}':*`).join(' & ')}::tsquery or ${whole})`
}

/**
 * A single letter matches many guilds, so it walks the list in order. A longer query sorts its matches: without
 * `offset 0` the planner would walk the list, because it expects 200 matches for any word.
 */
const searched = (query: string): RawBuilder<unknown> => {
  const all = sql`guild_cards where ${found(query)}`
  return query.length < 2 ? all : sql`(select * from ${all} offset 0) as matches where true`
}

const behind = (after: CardCursor | null): RawBuilder<unknown> =>
  after === null
    ? sql`true`
    : sql`(xp <= ${after.xp}::bigint and (xp < ${after.xp}::bigint or guild_id > ${after.guildId}::bigint))`

export const topCards = (db: Db, { query, after, limit }: CardFilter, which: RawBuilder<unknown> = sql`true`) =>
  queryRows(db)<CardRow>`
    select * from ${searched(query)} and ${which} and ${behind(after)}
    order by xp desc, guild_id limit ${limit}`

export const newCards = async (db: Db, { query, after, limit }: CardFilter): Promise<CardRow[]> => {
  const place =
    after === null
      ? sql`true`
      : sql`(created_at, guild_id) < (${new Date(after.createdMs)}::timestamptz, ${after.guildId}::bigint)`
  return queryRows(db)<CardRow>`
    select * from ${searched(query)} and ${place}
    order by created_at desc, guild_id desc limit ${limit}`
}

const joinableAt = (rank: number): RawBuilder<boolean> =>
  sql<boolean>`(entry = 'open' and members < capacity and min_rank <= ${rank}::int)`

export const openCards = (
  db: Db,
  filter: Omit<CardFilter, 'query'> & { readonly rank: number; readonly joinable: boolean },
): Promise<CardRow[]> => {
  const joinable = joinableAt(filter.rank)
  return topCards(db, { ...filter, query: '' }, filter.joinable ? joinable : sql`not ${joinable}`)
}

/**
 * Guilds that can be joined first, each half by XP. One statement, because walking by XP could read all guilds. @param
 * joinable true if `after` is among the guilds that can be joined
 */
export const openMatches = async (
  db: Db,
  { query, after, limit, rank, joinable }: CardFilter & { readonly rank: number; readonly joinable: boolean },
): Promise<(CardRow & { readonly joinable: boolean })[]> => {
  const can = joinableAt(rank)
  const place =
    after === null
      ? sql`true`
      : joinable
        ? sql`(not ${can} or ${behind(after)})`
        : sql`(not ${can} and ${behind(after)})`
  return queryRows(db)<CardRow & { readonly joinable: boolean }>`
    select *, ${can} as joinable from guild_cards where ${found(query)} and ${place}
    order by joinable desc, xp desc, guild_id limit ${limit}`
}

export const cardsOf = (db: Db, guildIds: readonly bigint[]): Promise<CardRow[]> =>
  queryRows(db)<CardRow>`
    select * from guild_cards where guild_id = any(${[...guildIds]}::bigint[]) order by xp desc, guild_id`
