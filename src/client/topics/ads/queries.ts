import { callQuery } from '../../api/call-query.ts'

/** Credits for free re-rolls, earned by ads (row 128, T17). */
export const adCreditsQuery = { ...callQuery('ads.count'), staleTime: 0 }
