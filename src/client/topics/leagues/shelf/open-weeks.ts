import { CURRENT_SEASON_FIRST } from '../../../../rules/constants.ts'
import type { LeagueSlug } from '../../../../rules/leaderboards/league-rewards.ts'
import { WEEK_SLUGS } from '../../../../rules/season/seasons.ts'
import { MS_PER_DAY, MS_PER_MINUTE, MS_PER_SECOND } from '../../../../rules/units.ts'

const WEEK_MS = 7 * MS_PER_DAY
/** A reward can be claimed for two weeks from its close (R28). */
const WINDOW_WEEKS = 2
/** Places are frozen a minute after the close (R27). */
const FROZEN_AFTER_MS = 2 * MS_PER_MINUTE

/**
 * The weeks whose reward may wait now, newest first: those that ended within the last two, and Special in the first two of the season
 * after it (R27, R28). Nobody else's reward need be asked for.
 */
export const openWeeks = (
  season: { readonly start_time: number; readonly current_season: number },
  nowMs: number,
): readonly LeagueSlug[] => {
  const startMs = season.start_time * MS_PER_SECOND
  const weeksPast = Math.floor((nowMs - FROZEN_AFTER_MS - startMs) / WEEK_MS)
  const weeks = Array.from({ length: WINDOW_WEEKS }, (_, age) => weeksPast - age)
  return weeks.flatMap((past): readonly LeagueSlug[] => {
    if (past <= 0 && season.current_season === CURRENT_SEASON_FIRST) return []
    const slug = WEEK_SLUGS[(past + WEEK_SLUGS.length - 1) % WEEK_SLUGS.length]
    if (slug === undefined) return []
    return past === 0 ? [slug, 'special'] : [slug]
  })
}
