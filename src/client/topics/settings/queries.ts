import { homeQuery } from '../../game/home-query.ts'

/** Preferences stored by the server. */
export const preferencesQuery = homeQuery('users.preferences')
