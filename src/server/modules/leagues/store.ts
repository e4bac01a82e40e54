import { type Kysely, sql } from 'kysely'
import type { LeaguePointSource } from '../../../rules/leaderboards/league-points.ts'
import type { Database } from '../../db/database.ts'

/** League points of a source that a player got from an instant on. */
export const pointsSince = async (
  db: Kysely<Database>,
  playerId: number,
  source: LeaguePointSource,
  sinceMs: number,
): Promise<number> => {
  const { rows } = await sql<{ points: bigint | null }>`
    select sum(amount) as points from league_points
    where player_id = ${playerId}::bigint and source = ${source} and at >= ${new Date(sinceMs)}`.execute(db)
  return Number(rows[0]?.points ?? 0)
}

export const insertPoints = async (
  db: Kysely<Database>,
  row: {
    readonly playerId: number
    readonly source: LeaguePointSource
    readonly ref: string
    readonly amount: number
  },
  nowMs: number,
): Promise<void> => {
  const { playerId, ...points } = row
  await db
    .insertInto('league_points')
    .values({ player_id: playerId, at: new Date(nowMs), ...points })
    .execute()
}
