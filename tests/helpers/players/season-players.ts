import { sql } from 'kysely'
import { CURRENT_SEASON_FIRST } from '../../../src/rules/constants.ts'
import { type SeasonDates, seasonDates } from '../../../src/rules/season/seasons.ts'
import { currentSeason } from '../../../src/server/modules/season/service.ts'
import type { TestApp } from '../server/test-app.ts'
import type { KombatPlayers } from './kombat-players.ts'

/** Ranks and seasons of a test app's players. */
export interface SeasonPlayers {
  /** A season of this world by its number; the first is 11. */
  dates(number: number): Promise<SeasonDates>
  /** Sets the clock. */
  at(ms: number): void
  /** Lets the world have begun so many seasons earlier, before anybody has joined. */
  beginEarlier(seasons: number): Promise<void>
  /** Joins as if in a season, with a rank of it and so many ranked fights. */
  joinIn(
    season: number,
    has: { readonly points: number; readonly fights?: number; readonly latest?: number },
  ): Promise<number>
  /** Gives a player so many ranked fights of a season, in its first week. */
  fought(id: number, season: number, fights: number): Promise<void>
}

/** Seasons on a test app. */
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
