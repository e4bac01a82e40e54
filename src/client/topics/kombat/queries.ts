import { callQuery } from '../../api/call-query.ts'
import { homeQuery } from '../../game/home-query.ts'

/** What others did while the player was away; null after a short absence. */
export const awayQuery = { ...homeQuery('combats.away'), staleTime: 0 }

/** The pending opponent (R11). Never cached: a fought one must not come back. */
export const opponentQuery = { ...callQuery('combats.find'), staleTime: 0, gcTime: 0 }

/** Opponent of a challenge by name or id (R11); its gear may have changed. */
export const opponentPreviewQuery = (query: string) => ({
  ...callQuery('combats.opponent', { params: { query } }),
  staleTime: 0,
})

/** A stored fight by replay id; kept for 30 days (R10). */
export const replayQuery = (replayId: string) => callQuery('combats.replay', { params: { id: replayId } })

/** Server-side verification of a stored fight. */
export const verificationQuery = (replayId: string) => callQuery('combats.verify', { params: { id: replayId } })

/** Filter of a fight list. */
export type HistoryTab = 'all' | 'attacker' | 'defender'

/** A page of the fights of the last 30 days, newest first; 1-based (extra 2). */
export const historyQuery = (tab: HistoryTab, page: number) =>
  callQuery('combats.history', { query: tab === 'all' ? { page } : { page, as: tab } })
