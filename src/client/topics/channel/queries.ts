import { homeQuery } from '../../game/home-query.ts'

export const newsQuery = { ...homeQuery('channel.latestNews'), staleTime: 0 }
