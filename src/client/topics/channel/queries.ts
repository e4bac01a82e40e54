import { homeQuery } from '#client/game/home-query.ts'

export const newsQuery = { ...homeQuery('channel.latestNews'), staleTime: 0 }
