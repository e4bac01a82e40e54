import { homeQuery } from '#client/game/home-query.ts'

export const gameConfigQuery = homeQuery('settings.get')
export const profileQuery = homeQuery('users.me')
