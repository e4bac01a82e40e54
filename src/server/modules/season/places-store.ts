import { type Kysely, type RawBuilder, sql } from 'kysely'
import type { Database } from '../../db/database.ts'
import { rowsOf } from '../../db/player-view.ts'

/** A season whose final places are frozen, and a player's among them. */
export interface FrozenSeason {
  readonly season: number
  /** How many places there are. */
  readonly listed: number
  /** The player's; null where it is none of them. */
  readonly place: number | null
}

/** The seasons whose final places are frozen, with a player's own (R28). */
export const frozenSeasonsPart = (playerId: number): RawBuilder<readonly FrozenSeason[]> =>
  rowsOf(sql<FrozenSeason>`
    select season, (select count(*) from season_places as all_of where all_of.season = ends.season)::int as listed,
      (select place from season_places as own where own.season = ends.season and own.player_id = ${playerId}::bigint) as place
    from season_ends as ends where places_at is not null order by season`)

/** The final places of a season by player; undefined before they are frozen (R28). */
export const frozenPlaces = async (
  db: Kysely<Database>,
  season: number,
): Promise<ReadonlyMap<bigint, number> | undefined> => {
  const { rows: ends } = await sql`
    select from season_ends where season = ${season}::int and places_at is not null`.execute(db)
  if (ends.length === 0) return undefined
  const { rows } = await sql<{ player_id: bigint; place: number }>`
    select player_id, place from season_places where season = ${season}::int`.execute(db)
  return new Map(rows.map(({ player_id, place }) => [player_id, place]))
}
