import { callQuery } from '#client/api/call-query.ts'
import { homeQuery } from '#client/game/home-query.ts'
import type { LeagueSlug } from '#rules/leaderboards/league-rewards.ts'
import { MS_PER_MINUTE } from '#rules/units.ts'

/** The server rebuilds the boards once a minute (R27, R35). */
const BOARD_STALE_MS = MS_PER_MINUTE

export interface LeagueWeek {
  readonly season: number
  readonly week: LeagueSlug
}

/** Reward of the newest finished and unclaimed league with this slug, else of the running one (R27, row 151). */
export const leagueRewardQuery = (week: LeagueSlug) => ({
  ...callQuery('league.reward', { query: { week, league: 0 } }),
  staleTime: 10 * MS_PER_MINUTE,
})

export const waitingWeeksQuery = { ...homeQuery('league.waiting'), staleTime: 10 * MS_PER_MINUTE }

/** Null `week`: the running one. `page` starts at 1. */
export const leagueBoardQuery = (week: LeagueWeek | null, page: number) => ({
  ...callQuery('league.board', { query: { ...week, page } }),
  staleTime: BOARD_STALE_MS,
})

/** Newest first. `page` starts at 1. */
export const leaguePointsQuery = (week: LeagueWeek | null, page: number) => ({
  ...callQuery('league.points', { query: { ...week, page } }),
  staleTime: BOARD_STALE_MS,
})
