import type { Db } from '#server/db/database.ts'
import { hasRows, queryRows, queryValue } from '#server/db/statements.ts'

export const sentSince = (db: Db, sinceMs: number) =>
  queryRows(db)<{ reason: string; rows: number; tok: bigint; star: bigint }>`
    select reason, count(*)::integer as rows, sum(tok)::bigint as tok, sum(star)::bigint as star from inbox
    where at >= ${new Date(sinceMs)} group by reason order by reason`

export const firstPlaces = (db: Db, season: number, limit: number) =>
  queryRows(db)<{ place: number; id: bigint; name: string; points: number }>`
    select place, id, coalesce(username, first_name) as name, season_places.rank_points as points
    from season_places join players on id = player_id
    where season = ${season}::integer and place <= ${limit}::integer order by place`

export const countBehind = (db: Db, season: number): Promise<number> =>
  queryValue(db, 0)`
    select count(*)::integer as players from players where rank_season < ${season}::integer
      and deleted_at is null`

export const countFighters = (db: Db, season: number): Promise<number> =>
  queryValue(db, 0)`
    select count(distinct player_id)::integer as players from league_weeks
    where season = ${season}::integer and fights > 0 and player_id > 0`

export const hasPeople = (db: Db): Promise<boolean> => hasRows(db)`select id from players where id > 0 limit 1`

export const settledEnds = (db: Db, limit: number) =>
  db.selectFrom('season_ends').selectAll().orderBy('season', 'desc').limit(limit).execute()
