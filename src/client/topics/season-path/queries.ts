import { callQuery } from '#client/api/call-query.ts'
import { homeQuery } from '#client/game/home-query.ts'

export const seasonPathQuery = homeQuery('season.path')
export const seasonLooksQuery = callQuery('season.looks')
