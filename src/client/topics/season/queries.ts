import { callQuery } from '#client/api/call-query.ts'
import { homeQuery } from '#client/game/home-query.ts'

/** The chest on home needs both seasons to agree (T4). */
export const kombatSeasonQuery = homeQuery('combats.season')

/** Of the previous season (R30, row 156). */
export const seasonRewardQuery = callQuery('season.reward')

export const seasonCardQuery = callQuery('season.card')
