import { sql } from 'kysely'
import type { SeasonDates } from '#rules/season/seasons.ts'
import type { Db } from '#server/db/database.ts'
import { queryMap } from '#server/db/statements.ts'
import { highestAtEnd } from './settle-store.ts'

export const frozenPlaces = async (db: Db, season: number): Promise<ReadonlyMap<bigint, number> | undefined> => {
  const { rows: ends } = await sql`
    select from season_ends where season = ${season}::int and places_at is not null`.execute(db)
  if (ends.length === 0) return undefined
  return queryMap(db)<bigint, number>`
    select player_id, place from season_places where season = ${season}::int`
}

export const frozenPlacesOf = (
  db: Db,
  season: number,
  playerIds: readonly bigint[],
): Promise<ReadonlyMap<bigint, number>> =>
  queryMap(db)<bigint, number>`
    select player_id, place from season_places
    where season = ${season}::int and player_id = any(${[...playerIds]}::bigint[])`

export const placesAtEnd = async (
  db: Db,
  season: SeasonDates,
  limit: number,
): Promise<ReadonlyMap<bigint, number> | undefined> => {
  const frozen = await frozenPlaces(db, season.number)
  if (frozen === undefined) return undefined
  const places = new Map(frozen)
  let last = Math.max(0, ...places.values())
  for (const { playerId } of await highestAtEnd(db, season, limit)) {
    if (places.has(playerId) || last >= limit) continue
    last += 1
    places.set(playerId, last)
  }
  return places
}
