import { homeQuery } from '../../game/home-query.ts'

export const missionsQuery = homeQuery('upgrades.missions')
