import { homeQuery } from '#client/game/home-query.ts'

export const balanceQuery = homeQuery('users.balance')
export const lastClaimQuery = homeQuery('users.lastClaim')
