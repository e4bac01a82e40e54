import { CURRENT_SEASON_FIRST } from '#rules/constants.ts'
import {
  LEAGUE_SLUGS,
  type LeagueReward,
  type LeagueSlug,
  type LeagueWeek,
  leagueNumber,
  leagueRewardOf,
  leagueWeekOf,
} from '#rules/leaderboards/league-rewards.ts'
import type { SeasonState } from '#rules/season/seasons.ts'
import type { Place } from '#rules/units.ts'
import { type InboxReward, inboxAmounts } from '#server/modules/inbox/service.ts'
import type { LeagueKey } from './store.ts'

export const keyOf = ({ season, slug }: Pick<LeagueWeek, 'season' | 'slug'>): LeagueKey => ({
  season,
  week: leagueNumber(slug),
})

export const begunLeagues = (calendar: SeasonState, season: number, nowMs: number): readonly LeagueWeek[] =>
  LEAGUE_SLUGS.map((slug) => leagueWeekOf(calendar, season, slug)).filter(({ startMs }) => startMs <= nowMs)

export const leaguesOfSlug = (
  calendar: SeasonState,
  slug: LeagueSlug,
  nowMs: number,
): { readonly finished: LeagueWeek | null; readonly running: LeagueWeek | null } => {
  const seasons = [calendar.number, calendar.number - 1].filter((season) => season >= CURRENT_SEASON_FIRST)
  const weeks = seasons.map((season) => leagueWeekOf(calendar, season, slug))
  return {
    finished: weeks.find(({ closeMs }) => closeMs <= nowMs) ?? null,
    running: weeks.find(({ closeMs, startMs }) => startMs <= nowMs && nowMs < closeMs) ?? null,
  }
}

export const rewardOf = (
  { slug }: Pick<LeagueWeek, 'slug'>,
  { place, points }: { readonly place: number | null; readonly points: number },
): LeagueReward | null => leagueRewardOf(slug, { place: place as Place | null, points })

/** Stones and items are drawn when the player claims (R46). */
export const givenOf = ({ items, stones, tickets, ...amounts }: LeagueReward): InboxReward => ({
  ...inboxAmounts(amounts),
  contents: {
    stones: Array.from({ length: stones }, () => 1 as const),
    items: [...items],
    ...(tickets > 0 ? { tickets } : {}),
  },
})
