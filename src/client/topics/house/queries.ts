import { callQuery } from '#client/api/call-query.ts'

export const houseTermsQuery = callQuery('combats.houseTerms')
