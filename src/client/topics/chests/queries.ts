import { homeQuery } from '#client/game/home-query.ts'

export const chestsQuery = homeQuery('chests.list')
