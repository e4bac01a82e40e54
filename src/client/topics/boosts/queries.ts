import { homeQuery } from '../../game/home-query.ts'

/** Available boosts and the end of the last one (R42); changed by midnight and other devices. */
export const boostSourcesQuery = { ...homeQuery('users.boostSources'), staleTime: 0 }
