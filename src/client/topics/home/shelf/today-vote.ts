import type { CallData } from '../../../../contracts/schemas.ts'
import { inOrder, type TodayItem, todayItem } from './today-items.ts'

/** What of the vote's board the list tells. */
export type TodayVote = Pick<CallData<'vote.get'>['own'], 'free_left' | 'needs'>

/**
 * Adds the day's free vote for a guild (R37), which only the open list asks about. Nothing for who cannot vote yet.
 * @param own undefined while loading, null when that failed
 */
export const withVote = (items: readonly TodayItem[], own: TodayVote | null | undefined): readonly TodayItem[] => {
  if (own === undefined) return items
  if (own === null) return inOrder([...items, todayItem('vote', 'missing')])
  if (own.needs !== null) return items
  return inOrder([...items, todayItem('vote', own.free_left > 0 ? 'open' : 'done')])
}
