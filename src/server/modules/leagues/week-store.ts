import { type RawBuilder, sql } from 'kysely'
import type { Db } from '#server/db/database.ts'
import { rowsOf } from '#server/db/player-view.ts'
import { queryRows } from '#server/db/statements.ts'

export interface WeekFights {
  readonly season: number
  readonly week: number
  readonly fights: number
  readonly wins: number
  readonly hamsterWins: number
}

export const weekFightsSelect = (playerId: number): RawBuilder<readonly WeekFights[]> =>
  rowsOf(sql<WeekFights>`
    select season, week, fights, wins, hamster_wins as "hamsterWins" from league_weeks
    where player_id = ${playerId}::bigint and fights > 0 order by season, week`)

export interface WeekFighter extends WeekFights {
  readonly playerId: bigint
}

export const weekFighters = (
  db: Db,
  { season, week }: Pick<WeekFights, 'season' | 'week'>,
  afterId: bigint,
  limit: number,
): Promise<readonly WeekFighter[]> =>
  queryRows(db)<WeekFighter>`
    select player_id as "playerId", season, week, fights, wins, hamster_wins as "hamsterWins" from league_weeks
    where season = ${season}::int and week = ${week}::smallint and player_id > ${afterId}::bigint and fights > 0
    order by player_id limit ${limit}`
