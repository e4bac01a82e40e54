import { sql } from 'kysely'
import { type LeagueSlug, leagueNumber } from '#rules/leaderboards/league-rewards.ts'
import { MS_PER_DAY, MS_PER_MINUTE } from '#rules/units.ts'
import type { OpenDatabase } from '#server/db/connection.ts'
import { tendLeagues } from '#server/modules/leagues/settle.ts'
import { TEST_NOW_MS, type TestApp } from '#tests/helpers/server/test-app.ts'

/** Week II of season 11; the test clock starts at noon of this Monday. */
const WEEK_II_MS = TEST_NOW_MS - MS_PER_DAY / 2

/** When a week begins. The world's first week is Week I of season 11. */
export const weekStartMs = (season: number, slug: Exclude<LeagueSlug, 'special'>): number =>
  WEEK_II_MS + ((season - 11) * 4 + leagueNumber(slug) - 2) * 7 * MS_PER_DAY

export interface LeagueRow {
  readonly season?: number
  readonly week?: Exclude<LeagueSlug, 'special'>
  readonly points: number
  /** Noon of the week's Monday by default. */
  readonly atMs?: number
}

export const leaguePlayers = (server: TestApp, jobs: Pick<OpenDatabase, 'db'>) => {
  const tend = (db = jobs.db) => tendLeagues({ ...server.scope(), db })
  return {
    tend,
    score: async (id: number, { season = 11, week = 'II', points, atMs }: LeagueRow): Promise<void> => {
      const at = new Date(atMs ?? weekStartMs(season, week) + MS_PER_DAY / 2)
      await sql`
        insert into league_weeks (player_id, season, week, fight_points, fights, reached_at)
        values (${id}, ${season}, ${leagueNumber(week)}, ${points}, 1, ${at})
        on conflict (player_id, season, week) do update set fight_points = excluded.fight_points,
          reached_at = excluded.reached_at`.execute(server.db)
    },
    crowd: async (
      count: number,
      { season = 11, week = 'II', points }: LeagueRow,
      firstId = 900_000_001,
    ): Promise<void> => {
      const at = new Date(weekStartMs(season, week) + MS_PER_DAY / 2)
      await sql`
        insert into players (id, username, first_name, house_id, active_skill, created_at, last_claim_at, energy, power,
          rank_points, best_rank_points, rank_since)
        select ${firstId}::bigint + n, 'crowd' || n, 'C', 0, 'rising-fury', ${at}, ${at}, 10, 400, 0, 0, ${at}
        from generate_series(0, ${count - 1}::int) as n on conflict do nothing`.execute(server.db)
      await sql`
        insert into league_weeks (player_id, season, week, fight_points, fights, reached_at)
        select ${firstId}::bigint + n, ${season}::int, ${leagueNumber(week)}::smallint, ${points}::int, 1,
          ${at}::timestamptz + make_interval(secs => n) from generate_series(0, ${count - 1}::int)
            as n`.execute(server.db)
    },
    close: async (season: number, slug: LeagueSlug): Promise<void> => {
      const next =
        slug === 'IV' || slug === 'special' ? weekStartMs(season + 1, 'I') : weekStartMs(season, slug) + 7 * MS_PER_DAY
      server.clock.set(next + MS_PER_MINUTE)
      await tend()
    },
  }
}
