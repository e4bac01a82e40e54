import { callQuery } from '../../api/call-query.ts'

/** Which fights a tab lists: all, those the player fought, or those in which the player was attacked. */
export type HistoryTab = 'all' | 'attacker' | 'defender'

/** A page of the player's fights of the last 30 days, newest first; pages begin at 1 (extra 2). */
export const historyQuery = (tab: HistoryTab, page: number) =>
  callQuery('combats.history', { query: tab === 'all' ? { page } : { page, as: tab } })
