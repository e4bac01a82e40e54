import { type RawBuilder, type Selectable, sql } from 'kysely'
import type { Db } from './database.ts'
import type { PlayersTable } from './tables/players.ts'

/** Scalar SQL by name. Each has the owner's id as a value, or a distributed database cannot route it. */
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

/** One statement: round trips dominate a call's cost. Also of deleted players. @param columns all if undefined */
export const readPlayerWith = async <const P extends PlayerSelects, C extends PlayerColumn = PlayerColumn>(
  db: Db,
  playerId: number,
  parts: P,
  columns?: readonly C[],
): Promise<PlayerWith<P, C> | undefined> => {
  const { rows } = await playerStatement(playerId, parts, columns).execute(db)
  return rows[0]
}
