import { useQuery } from '@tanstack/react-query'
import { combatProfileQuery } from '../../../../home/queries.ts'
import type { ResultView } from '../../../shelf/fight-story/result-view.ts'

/** Why this victory is celebrated more than others: the first of a life, or of a day. */
export type Occasion = 'first-ever' | 'first-today' | null

/** The occasion of a victory just won; of an old one it is past. */
export const useOccasion = ({ won, firstWinNano }: ResultView, isFresh: boolean): Occasion => {
  const { data: profile, isFetching } = useQuery({ ...combatProfileQuery, enabled: isFresh && won })
  if (!won || !isFresh) return null
  // What was known before the fight counts it not yet; a one may only be believed once it was asked for anew.
  const isFirstEver = profile?.wins === 0 || (profile?.wins === 1 && !isFetching)
  if (isFirstEver) return 'first-ever'
  return firstWinNano > 0 ? 'first-today' : null
}
