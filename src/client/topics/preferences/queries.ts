import { homeQuery } from '#client/game/home-query.ts'

export const preferencesQuery = homeQuery('users.preferences')
