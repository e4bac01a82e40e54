import { homeQuery } from '#client/game/home-query.ts'

export const boostsQuery = homeQuery('users.boosts')

/** Midnight and other devices change it (R42). */
export const boostSourcesQuery = { ...homeQuery('users.boostSources'), staleTime: 0 }
