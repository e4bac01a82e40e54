import { callQuery } from '../../api/call-query.ts'

/** Pet, stats, skill, record and streak. */
export const combatProfileQuery = callQuery('combats.me')
/** The worn items with their names. */
export const equippedQuery = callQuery('equipments.equipped')
