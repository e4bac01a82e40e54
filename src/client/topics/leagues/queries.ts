import type { LeagueSlug } from '../../../rules/leaderboards/league-rewards.ts'
import { MS_PER_MINUTE } from '../../../rules/units.ts'
import { callQuery } from '../../api/call-query.ts'
import { homeQuery } from '../../game/home-query.ts'

/** Rebuild interval of the boards (R27, R35). */
const BOARD_STALE_MS = MS_PER_MINUTE

/** A week of a season, or the whole of it ('special'). */
export interface LeagueWeek {
  readonly season: number
  readonly week: LeagueSlug
}

/** The newest finished reward of a slug that is not claimed, else the running one (R27, row 151). */
export const leagueRewardQuery = (week: LeagueSlug) => ({
  ...callQuery('league.reward', { query: { week, league: 0 } }),
  staleTime: 10 * MS_PER_MINUTE,
})

/** The weeks whose reward waits for the player (row 38). */
export const waitingWeeksQuery = { ...homeQuery('league.waiting'), staleTime: 10 * MS_PER_MINUTE }

/** A page of a week's board, from 1; without a week the running one. */
export const leagueBoardQuery = (week: LeagueWeek | null, page: number) => ({
  ...callQuery('league.board', { query: { ...week, page } }),
  staleTime: BOARD_STALE_MS,
})

/** What the player's points of a week are for, newest first; pages from 1. */
export const leaguePointsQuery = (week: LeagueWeek | null, page: number) => ({
  ...callQuery('league.points', { query: { ...week, page } }),
  staleTime: BOARD_STALE_MS,
})
