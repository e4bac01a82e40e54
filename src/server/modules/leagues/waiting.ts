import {
  LEAGUE_CLAIM_DAYS,
  LEAGUE_SLUGS,
  type LeagueSlug,
  leagueClaimableUntilMs,
  leagueWeekOf,
} from '../../../rules/leaderboards/league-rewards.ts'
import { MS_PER_DAY } from '../../../rules/units.ts'
import { playerView } from '../../db/player-view.ts'
import { seasonCalendarPart, seasonFrom } from '../season/service.ts'
import { rewardOf } from './leagues.ts'
import { unclaimedPart } from './store.ts'

/**
 * The slugs whose reward the player can claim now, newest first (R27, R28), for home's button (row 38): a window is two weeks, so of each
 * slug there is one at most. The same from the beginning of a UTC day to its end, as long as what was read is.
 */
export const waitingView = playerView(
  {
    // A league is final at its close or later: whose window is open was not before that.
    unclaimedLeagues: (playerId, nowMs) => unclaimedPart(playerId, nowMs - LEAGUE_CLAIM_DAYS * MS_PER_DAY),
    calendar: seasonCalendarPart,
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
