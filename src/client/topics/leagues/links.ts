import { type Address, PAGE, withQuery } from '#client/game/page-paths.ts'
import { LEAGUE_SLUGS } from '#rules/leaderboards/league-rewards.ts'
import type { LeagueWeek } from './queries.ts'

const queryOf = (week: LeagueWeek | null): Readonly<Record<string, string>> =>
  week === null ? {} : { season: String(week.season), week: week.week }

/** Null means the running week. */
export const toLeagueBoard = (week: LeagueWeek | null = null): Address =>
  withQuery(PAGE.LEAGUE_LEADERBOARD.path, queryOf(week))

export const toLeaguePoints = (week: LeagueWeek | null = null): Address =>
  withQuery(PAGE.LEAGUE_POINTS.path, queryOf(week))

export const leagueWeekOf = (search: URLSearchParams): LeagueWeek | null => {
  const season = Number(search.get('season'))
  const week = LEAGUE_SLUGS.find((slug) => slug === search.get('week'))
  return week !== undefined && Number.isInteger(season) && season > 0 ? { season, week } : null
}
