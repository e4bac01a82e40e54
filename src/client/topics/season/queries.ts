import { callQuery } from '../../api/call-query.ts'
import { homeQuery } from '../../game/home-query.ts'

/** The season as Kombat has it: the chest on home needs both to agree (T4). */
export const kombatSeasonQuery = homeQuery('combats.season')

/** The reward of the season before the current one (R30, row 156). */
export const seasonRewardQuery = callQuery('season.reward')

/** The pictures of the season that is over, or on its off-season day. */
export const seasonCardQuery = callQuery('season.card')
