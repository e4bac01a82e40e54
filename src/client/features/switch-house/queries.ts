import { callQuery } from '../../api/call-query.ts'

/** The player's fighter: which house it lives in. */
export const combatProfileQuery = callQuery('combats.me')

/** What the next move costs and from when it is allowed (R41). */
export const houseTermsQuery = callQuery('combats.houseTerms')

/** The TOK balance. */
export const balanceQuery = callQuery('users.balance')
