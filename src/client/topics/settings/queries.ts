import { homeQuery } from '../../game/home-query.ts'

export const preferencesQuery = homeQuery('users.preferences')
