import { useQuery } from '@tanstack/react-query'
import { CURRENT_SEASON_FIRST } from '#rules/constants.ts'
import { seasonQuery, seasonRewardQuery } from '../queries.ts'

/** Place on the previous season's board (R30). Undefined without one. Not fetched in a world's first season. */
export const useOwnLaurel = (): number | undefined => {
  const season = useQuery(seasonQuery).data?.current_season ?? 0
  const reward = useQuery({ ...seasonRewardQuery, enabled: season > CURRENT_SEASON_FIRST }).data
  return reward?.top_previous_leaderboard ?? undefined
}
