import { homeQuery } from '#client/game/home-query.ts'

export const boostsQuery = homeQuery('users.boosts')

/** Never fresh, because midnight and other devices change it (R42). */
export const boostSourcesQuery = { ...homeQuery('users.boostSources'), staleTime: 0 }
