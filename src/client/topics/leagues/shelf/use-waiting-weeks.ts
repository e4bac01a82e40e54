import { useQueries, useQuery } from '@tanstack/react-query'
import type { LeagueReward } from '../../../../contracts/wire.ts'
import type { LeagueSlug } from '../../../../rules/leaderboards/league-rewards.ts'
import { combatProfileQuery, seasonQuery } from '../../home/queries.ts'
import { leagueRewardQuery } from '../queries.ts'
import { openWeeks } from './open-weeks.ts'

/** Whether a league's reward can be claimed (row 150). */
export const isClaimable = ({ has_reward, has_claimed, is_final }: LeagueReward): boolean =>
  has_reward && !has_claimed && is_final

/**
 * The weeks whose reward waits for the player (row 38); empty while that is not known. Only weeks that can have one are asked for, and
 * only for who has fought.
 */
export const useWaitingWeeks = (nowMs: number): readonly LeagueSlug[] => {
  const season = useQuery(seasonQuery).data
  const fights = useQuery(combatProfileQuery).data?.fights ?? 0
  const weeks = season && fights > 0 ? openWeeks(season, nowMs) : []
  const answers = useQueries({ queries: weeks.map(leagueRewardQuery) })
  return weeks.filter((_, index) => {
    const reward = answers[index]?.data
    return reward !== undefined && isClaimable(reward)
  })
}
