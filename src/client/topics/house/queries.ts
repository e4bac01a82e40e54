import { callQuery } from '../../api/call-query.ts'

/** Price and earliest time of the next house move (R41). */
export const houseTermsQuery = callQuery('combats.houseTerms')
