import { homeQuery } from '#client/game/home-query.ts'

export const missionsQuery = homeQuery('upgrades.missions')
