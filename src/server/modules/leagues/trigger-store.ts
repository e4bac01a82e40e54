import { sql } from 'kysely'
import { LEAGUE_REWARDED_PLACES, LEAGUE_REWARDED_POINTS } from '#rules/leaderboards/league-rewards.ts'
import type { Db } from '#server/db/database.ts'
import { queryColumn } from '#server/db/statements.ts'
import { isOfLeague, type LeagueKey } from './store.ts'

export const waitingFor = (db: Db, key: LeagueKey, playerIds: readonly bigint[]): Promise<readonly bigint[]> => {
  const { season, week } = key
  return queryColumn(db)<bigint>`
    select sums.player_id from (
      select player_id, sum(fight_points + extra_points) as points from league_weeks
      where player_id = any(${[...playerIds]}::bigint[]) and ${isOfLeague(key)} group by player_id) as sums
    left join league_places as places
      on places.player_id = sums.player_id and places.season = ${season} and places.week = ${week}
    where (sums.points >= ${sql.lit(LEAGUE_REWARDED_POINTS)} or places.place <= ${sql.lit(LEAGUE_REWARDED_PLACES)})
      and exists (select from league_boards where season = ${season} and week = ${week} and final_at is not null)
      and not exists (select from league_claims as claims
        where claims.player_id = sums.player_id and claims.season = ${season} and claims.week = ${week})`
}
