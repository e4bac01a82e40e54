import { homeQuery } from '../../game/home-query.ts'

/** The seven-day check-in (R40); resets at midnight. */
export const checkInQuery = { ...homeQuery('daily.get'), staleTime: 0 }
