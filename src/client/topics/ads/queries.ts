import { callQuery } from '#client/api/call-query.ts'

export const adCreditsQuery = { ...callQuery('ads.count'), staleTime: 0 }
