import { callQuery } from '../../api/call-query.ts'

export const houseTermsQuery = callQuery('combats.houseTerms')
