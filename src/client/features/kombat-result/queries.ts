import { callQuery } from '../../api/call-query.ts'

/** A stored fight by its replay id; kept 30 days by the server (R10). */
export const replayQuery = (replayId: string) => callQuery('combats.replay', { params: { id: replayId } })
/** The player's own combat profile: tells which side of the fight is the player's. */
export const combatProfileQuery = callQuery('combats.me')
