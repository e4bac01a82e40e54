import { homeQuery } from '../../game/home-query.ts'

/** Time of the latest news (row 34). */
export const newsQuery = { ...homeQuery('channel.latestNews'), staleTime: 0 }
