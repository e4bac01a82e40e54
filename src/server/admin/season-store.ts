import { sql } from 'kysely'
import type { Db } from '#server/db/database.ts'

export const sentSince = async (db: Db, sinceMs: number) => {
  const { rows } = await sql<{ reason: string; rows: number; tok: bigint; star: bigint }>`
    select reason, count(*)::integer as rows, sum(tok)::bigint as tok, sum(star)::bigint as star from inbox
    where at >= ${new Date(sinceMs)} group by reason order by reason`.execute(db)
  return rows
}

export const firstPlaces = async (db: Db, season: number, limit: number) => {
  const { rows } = await sql<{ place: number; id: bigint; name: string; points: number }>`
    select place, id, coalesce(username, first_name) as name, season_places.rank_points as points
    from season_places join players on id = player_id
    where season = ${season}::integer and place <= ${limit}::integer order by place`.execute(db)
  return rows
}

export const countBehind = async (db: Db, season: number): Promise<number> => {
  const { rows } = await sql<{ players: number }>`
    select count(*)::integer as players from players where rank_season < ${season}::integer
      and deleted_at is null`.execute(db)
  return rows[0]?.players ?? 0
}

export const countFighters = async (db: Db, season: number): Promise<number> => {
  const { rows } = await sql<{ players: number }>`
    select count(distinct player_id)::integer as players from league_weeks
    where season = ${season}::integer and fights > 0 and player_id > 0`.execute(db)
  return rows[0]?.players ?? 0
}

export const hasPeople = async (db: Db): Promise<boolean> => {
  const { rows } = await sql`select id from players where id > 0 limit 1`.execute(db)
  return rows.length > 0
}

export const settledEnds = (db: Db, limit: number) =>
  db.selectFrom('season_ends').selectAll().orderBy('season', 'desc').limit(limit).execute()
