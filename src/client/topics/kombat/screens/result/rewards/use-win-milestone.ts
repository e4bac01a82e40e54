import { useQuery } from '@tanstack/react-query'
import { combatProfileQuery } from '#client/topics/kombat/queries.ts'
import type { ResultView } from '#client/topics/kombat/shared/fight-story/result-view.ts'

export type WinMilestone = 'first-ever' | 'first-today' | null

/** The player's first victory ever, or the first today. Null for any other fight, and for an older one. */
export const useWinMilestone = ({ won, firstWinNano }: ResultView, isFresh: boolean): WinMilestone => {
  const { data: profile, isFetching } = useQuery({ ...combatProfileQuery, enabled: isFresh && won })
  if (!won || !isFresh) return null
  // A profile from before the fight has 0 wins; 1 counts only after a refetch.
  const isFirstEver = profile?.wins === 0 || (profile?.wins === 1 && !isFetching)
  if (isFirstEver) return 'first-ever'
  return firstWinNano > 0 ? 'first-today' : null
}
