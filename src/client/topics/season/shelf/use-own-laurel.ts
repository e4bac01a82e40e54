import { useQuery } from '@tanstack/react-query'
import { CURRENT_SEASON_FIRST } from '../../../../rules/constants.ts'
import { seasonQuery } from '../../home/queries.ts'
import { seasonRewardQuery } from '../queries.ts'

/** The player's own final place of the season before (R30); undefined without one. A world's first season asks nothing for it. */
export const useOwnLaurel = (): number | undefined => {
  const season = useQuery(seasonQuery).data?.current_season ?? 0
  const reward = useQuery({ ...seasonRewardQuery, enabled: season > CURRENT_SEASON_FIRST }).data
  return reward?.top_previous_leaderboard ?? undefined
}
