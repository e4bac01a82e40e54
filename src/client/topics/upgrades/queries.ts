import { homeQuery } from '../../game/home-query.ts'

/** Honor missions. */
export const missionsQuery = homeQuery('upgrades.missions')
