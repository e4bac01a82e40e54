import { callQuery } from '#client/api/call-query.ts'
import { homeQuery } from '#client/game/home-query.ts'
import { MS_PER_HOUR } from '#rules/units.ts'

export const combatProfileQuery = homeQuery('combats.me')
export const energyQuery = homeQuery('combats.energy')

/** The server counts the stances of a tier each hour. */
export const stanceMixQuery = { ...callQuery('combats.stanceMix'), staleTime: MS_PER_HOUR }

/** Null after a short absence. */
export const awayQuery = { ...homeQuery('combats.away'), staleTime: 0 }

/** Not cached: a fought opponent must not come back (R11). */
export const opponentQuery = { ...callQuery('combats.find'), staleTime: 0, gcTime: 0 }

/** A player by name or id (R11). Never fresh, because the gear may have changed. */
export const opponentPreviewQuery = (query: string) => ({
  ...callQuery('combats.opponent', { params: { query } }),
  staleTime: 0,
})

/** Replays are kept for 30 days (R10). */
export const replayQuery = (replayId: string) => callQuery('combats.replay', { params: { id: replayId } })

export const verificationQuery = (replayId: string) => callQuery('combats.verify', { params: { id: replayId } })

export type HistoryTab = 'all' | 'attacker' | 'defender'

/** The last 30 days, newest first (extra 2). `page` starts at 1. */
export const historyQuery = (tab: HistoryTab, page: number) =>
  callQuery('combats.history', { query: tab === 'all' ? { page } : { page, as: tab } })
