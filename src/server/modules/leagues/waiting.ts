import {
  LEAGUE_CLAIM_DAYS,
  LEAGUE_SLUGS,
  type LeagueSlug,
  leagueClaimableUntilMs,
  leagueWeekOf,
} from '#rules/leaderboards/league-rewards.ts'
import { MS_PER_DAY } from '#rules/units.ts'
import { playerView } from '#server/db/player-view.ts'
import { seasonCalendarSelect, seasonFrom } from '#server/modules/season/service.ts'
import { rewardOf } from './leagues.ts'
import { unclaimedSelect } from './store.ts'

/**
 * Leagues with a reward to claim (R27, R28, row 38). At most one per slug, because the claim window is two weeks. For
 * equal data the answer is constant within a UTC day.
 */
export const waitingView = playerView(
  {
    // A league becomes final at its close or later. A league that can still be claimed therefore became final after
    // this instant.
    unclaimedLeagues: (playerId, nowMs) => unclaimedSelect(playerId, nowMs - LEAGUE_CLAIM_DAYS * MS_PER_DAY),
    calendar: seasonCalendarSelect,
  },
  ({ calendar, unclaimedLeagues }, { nowMs }: { readonly nowMs: number }): LeagueSlug[] => {
    const now = seasonFrom(calendar, nowMs)
    return unclaimedLeagues.flatMap(({ place, points, season, week }) => {
      const slug = LEAGUE_SLUGS[week - 1]
      if (slug === undefined) return []
      const league = leagueWeekOf(now, season, slug)
      const isOpen = nowMs < leagueClaimableUntilMs(league)
      return isOpen && rewardOf(league, { place, points }) !== null ? [slug] : []
    })
  },
)
