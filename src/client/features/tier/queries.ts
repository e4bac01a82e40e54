import { callQuery } from '../../api/call-query.ts'

/** The player's fighter: rank points now and the best ever. */
export const combatProfileQuery = callQuery('combats.me')

/** Which season it is. */
export const seasonQuery = callQuery('season.get')

/** STAR in the pocket. */
export const starsQuery = callQuery('users.stars')

/** STAR spent on the army ladder so far (row 159). */
export const armySpentQuery = callQuery('users.starsSpent', { params: { category: 'upgrade-army-rank' } })
