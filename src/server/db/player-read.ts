import { type Kysely, type RawBuilder, type Selectable, sql } from 'kysely'
import type { Database } from './database.ts'
import type { PlayersTable } from './tables/players.ts'

/**
 * What one statement reads beside a player's row, by name: scalar SQL expressions, each of which names the owner by value
 * (as a column of the player's row it would not name one owner to a distributed database).
 */
export type PlayerParts = Readonly<Record<string, RawBuilder<unknown>>>

/** A player's row, and the parts that were read with it. */
export type PlayerWith<P extends PlayerParts> = Selectable<PlayersTable> & {
  readonly [K in keyof P]: P[K] extends RawBuilder<infer T> ? T : never
}

/**
 * Reads a player's row together with further parts, in one statement: its number is what a call costs. Also of a deleted
 * player.
 */
export const readPlayerWith = async <const P extends PlayerParts>(
  db: Kysely<Database>,
  playerId: number,
  parts: P,
): Promise<PlayerWith<P> | undefined> => {
  const columns = Object.entries(parts).map(([name, part]) => sql`, (${part}) as ${sql.id(name)}`)
  const { rows } = await sql<PlayerWith<P>>`
    select players.*${sql.join(columns, sql``)} from players where id = ${playerId}::bigint`.execute(db)
  return rows[0]
}
