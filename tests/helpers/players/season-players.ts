import { sql } from 'kysely'
import { CURRENT_SEASON_FIRST } from '#rules/constants.ts'
import { type SeasonDates, seasonDates } from '#rules/season/seasons.ts'
import { currentSeason } from '#server/modules/season/service.ts'
import type { TestApp } from '#tests/helpers/server/test-app.ts'
import type { KombatPlayers } from './kombat-players.ts'

export interface SeasonPlayers {
  /** Dates of a season. The first one is season 11. */
  dates(number: number): Promise<SeasonDates>
  at(ms: number): void
  /** Call it before a player joins. */
  beginEarlier(seasons: number): Promise<void>
  joinIn(
    season: number,
    has: { readonly points: number; readonly fights?: number; readonly latest?: number },
  ): Promise<number>
  fought(id: number, season: number, fights: number): Promise<void>
}

export const seasonPlayers = (server: TestApp, players: KombatPlayers): SeasonPlayers => {
  const self: SeasonPlayers = {
    dates: async (number) => seasonDates(await currentSeason(server.db, server.clock.nowMs()), number),
    at: (ms) => server.clock.set(ms),
    beginEarlier: async (seasons) => {
      const { startMs } = await self.dates(CURRENT_SEASON_FIRST - seasons)
      await sql`
        update world_facts set value = jsonb_build_object('firstStartMs', ${startMs}::float8)
        where key = 'season-calendar'`.execute(server.db)
    },
    fought: async (id, season, fights) => {
      await sql`
        insert into league_weeks (player_id, season, week, fight_points, fights, reached_at)
        values (${id}, ${season}, 1, ${2 * fights}, ${fights}, ${new Date(server.clock.nowMs())})`.execute(server.db)
    },
    joinIn: async (season, { points, fights = 0, latest = 0 }) => {
      const id = await players.join()
      await sql`
        update players set rank_season = ${season}, rank_points = ${points}, rank_latest = ${latest},
          best_rank_points = greatest(best_rank_points, ${points}) where id = ${id}`.execute(server.db)
      await sql`update user_seasons set season = ${season} where player_id = ${id}`.execute(server.db)
      if (fights > 0) await self.fought(id, season, fights)
      return id
    },
  }
  return self
}
