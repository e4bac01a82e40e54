import { homeQuery } from '#client/game/home-query.ts'

export const checkInQuery = { ...homeQuery('daily.get'), staleTime: 0 }
