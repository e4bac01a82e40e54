import { homeQuery } from '#client/game/home-query.ts'

export const inboxQuery = { ...homeQuery('inbox.list'), staleTime: 0 }
