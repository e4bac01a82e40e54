import type { CallData } from '#contracts/schemas.ts'
import { inOrder, type TodayItem, todayItem } from './today-items.ts'

export type TodayVote = Pick<CallData<'vote.get'>['own'], 'free_left' | 'needs'>

/** Adds the vote for players who can vote (R37). `own` is undefined while loading, null after a failure. */
export const withVote = (items: readonly TodayItem[], own: TodayVote | null | undefined): readonly TodayItem[] => {
  if (own === undefined) return items
  if (own === null) return inOrder([...items, todayItem('vote', 'missing')])
  if (own.needs !== null) return items
  return inOrder([...items, todayItem('vote', own.free_left > 0 ? 'open' : 'done')])
}
