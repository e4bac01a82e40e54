import { homeQuery } from '../../game/home-query.ts'

export const checkInQuery = { ...homeQuery('daily.get'), staleTime: 0 }
