import { type RawBuilder, type Selectable, sql } from 'kysely'
import type { Db } from './database.ts'
import type { PlayersTable } from './tables/players.ts'

/**
 * SQL expressions by name, each with one value. They state the owner's id as a value, which a distributed database
 * needs for routing.
 */
export type PlayerSelects = Readonly<Record<string, RawBuilder<unknown>>>

export type PlayerColumn = keyof PlayersTable

export type PlayerWith<P extends PlayerSelects, C extends PlayerColumn = PlayerColumn> = Pick<
  Selectable<PlayersTable>,
  C
> & {
  readonly [K in keyof P]: P[K] extends RawBuilder<infer T> ? T : never
}

export const playerStatement = <const P extends PlayerSelects, C extends PlayerColumn = PlayerColumn>(
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
 * One statement, because round trips dominate a call's cost. Deleted players are found, too. @param columns all if
 * undefined
 */
export const readPlayerWith = async <const P extends PlayerSelects, C extends PlayerColumn = PlayerColumn>(
  db: Db,
  playerId: number,
  parts: P,
  columns?: readonly C[],
): Promise<PlayerWith<P, C> | undefined> => {
  const { rows } = await playerStatement(playerId, parts, columns).execute(db)
  return rows[0]
}
