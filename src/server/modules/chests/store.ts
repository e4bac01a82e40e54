import { type RawBuilder, sql } from 'kysely'
import type { ChestKind, ChestPlace } from '#rules/chests/win-chests.ts'
import type { Db } from '#server/db/database.ts'
import { inMs, rowOf } from '#server/db/player-view.ts'
import { execute, queryValue } from '#server/db/statements.ts'

export interface PlacedChest {
  readonly id: string
  readonly kind: ChestKind
  /** When the chest can be opened. Null until it is started. */
  readonly readyMs: number | null
}

const PLACES = [0, 1, 2, 3] as const satisfies readonly ChestPlace[]

const columnsOf = (place: ChestPlace) => ({
  id: sql.ref(`chest_${place}_id`),
  kind: sql.ref(`chest_${place}_kind`),
  readyAt: sql.ref(`chest_${place}_ready_at`),
})

/** All places of the player whose row the statement reads; null for a free place. */
export const placesSelect = (): RawBuilder<readonly (PlacedChest | null)[]> => {
  const places = PLACES.map((place) => {
    const { id, kind } = columnsOf(place)
    return sql`case when ${id} is not null then
      json_build_object('id', ${id}, 'kind', ${kind}, 'readyMs', ${inMs(`chest_${place}_ready_at`)}) end`
  })
  return sql`json_build_array(${sql.join(places)})`
}

export interface SeasonWins {
  readonly season: number
  readonly wins: number
}

/** Ranked wins of the newest season in which the player has league points. */
export const winsSelect = (playerId: number): RawBuilder<SeasonWins | null> =>
  rowOf(sql<SeasonWins>`
    select season, sum(wins)::integer as wins from league_weeks
    where player_id = ${playerId}::bigint group by season order by season desc limit 1`)

export const returnSeasonSelect = (): RawBuilder<number> => sql.ref('return_chest_season')

/** Ranked wins of all seasons. */
export const rankedWins = (db: Db, playerId: number): Promise<number> =>
  queryValue(db, 0)`
    select coalesce(sum(wins), 0)::integer as wins from league_weeks where player_id = ${playerId}::bigint`

/** The changes below require the player's lock. */
export const setReadyAt = (db: Db, playerId: number, place: ChestPlace, readyMs: number): Promise<void> =>
  execute(db)`
    update players set ${columnsOf(place).readyAt} = ${new Date(readyMs)}::timestamptz
    where id = ${playerId}::bigint`

export const freePlace = async (db: Db, playerId: number, place: ChestPlace): Promise<void> => {
  const { id, kind, readyAt } = columnsOf(place)
  await sql`
    update players set ${id} = null, ${kind} = null, ${readyAt} = null where id = ${playerId}::bigint`.execute(db)
}

export const fillPlace = async (
  db: Db,
  playerId: number,
  place: ChestPlace,
  chest: Pick<PlacedChest, 'id' | 'kind'>,
): Promise<void> => {
  const { id, kind } = columnsOf(place)
  await sql`
    update players set ${id} = ${chest.id}::uuid, ${kind} = ${chest.kind}
    where id = ${playerId}::bigint`.execute(db)
}

export const markReturn = (db: Db, playerId: number, season: number): Promise<void> =>
  execute(db)`update players set return_chest_season = ${season}::integer where id = ${playerId}::bigint`
