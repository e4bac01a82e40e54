import { callQuery } from '../../api/call-query.ts'

export const adCreditsQuery = { ...callQuery('ads.count'), staleTime: 0 }
