import { callQuery } from '../../api/call-query.ts'

/** The player's own combat profile: loadout, rank and record. */
export const combatProfileQuery = callQuery('combats.me')
/** The player's profile: name and language. */
export const profileQuery = callQuery('users.me')
/** The eight worn items with their rarity. */
export const equippedQuery = callQuery('equipments.equipped')
/** The opponent that waits to be fought (R11). Never taken from the cache: a fought one must not come back. */
export const opponentQuery = { ...callQuery('combats.find'), staleTime: 0, gcTime: 0 }
/** Whom a challenge would meet, by name or id (R11); asked anew each time, for its gear may have changed. */
export const opponentPreviewQuery = (query: string) => ({
  ...callQuery('combats.opponent', { params: { query } }),
  staleTime: 0,
})
/** The game's settings: the bot's link. */
export const settingsQuery = callQuery('settings.get')
/** A stored fight by its replay id. */
export const replayQuery = (replayId: string) => callQuery('combats.replay', { params: { id: replayId } })
