import { homeQuery } from '../../game/home-query.ts'

/** The inbox: unclaimed first. */
export const inboxQuery = { ...homeQuery('inbox.list'), staleTime: 0 }
