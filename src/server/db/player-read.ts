import { type Kysely, type RawBuilder, type Selectable, sql } from 'kysely'
import type { Database } from './database.ts'
import type { PlayersTable } from './tables/players.ts'

/**
 * What one statement reads beside a player's row, by name: scalar SQL expressions, each of which names the owner by value
 * (as a column of the player's row it would not name one owner to a distributed database).
 */
export type PlayerParts = Readonly<Record<string, RawBuilder<unknown>>>

/** A column of a player's row. */
export type PlayerColumn = keyof PlayersTable

/** Columns of a player's row, all unless said, and the parts that were read with them. */
export type PlayerWith<P extends PlayerParts, C extends PlayerColumn = PlayerColumn> = Pick<
  Selectable<PlayersTable>,
  C
> & {
  readonly [K in keyof P]: P[K] extends RawBuilder<infer T> ? T : never
}

/** The statement that reads a player's row, or columns of it, together with further parts. */
export const playerStatement = <const P extends PlayerParts, C extends PlayerColumn = PlayerColumn>(
  playerId: number,
  parts: P,
  columns?: readonly C[],
): RawBuilder<PlayerWith<P, C>> => {
  const own = columns ? sql.join(columns.map((column) => sql.ref(column))) : sql`players.*`
  const further = Object.entries(parts).map(([name, part]) => sql`, (${part}) as ${sql.id(name)}`)
  return sql`
    select ${own}${sql.join(further, sql``)} from players where id = ${playerId}::bigint`
}

/**
 * Reads a player's row together with further parts, in one statement: its number is what a call costs. Also of a deleted
 * player.
 * @param columns those that are needed, where all would cost too much; undefined for all
 */
export const readPlayerWith = async <const P extends PlayerParts, C extends PlayerColumn = PlayerColumn>(
  db: Kysely<Database>,
  playerId: number,
  parts: P,
  columns?: readonly C[],
): Promise<PlayerWith<P, C> | undefined> => {
  const { rows } = await playerStatement(playerId, parts, columns).execute(db)
  return rows[0]
}
