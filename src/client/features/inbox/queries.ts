import { callQuery } from '../../api/call-query.ts'

/** Rewards that wait, then those that were taken; asked anew whenever the page opens. */
export const inboxQuery = { ...callQuery('inbox.list'), staleTime: 0 }
/** TOK balance in nano; a claim answers it. */
export const balanceQuery = callQuery('users.balance')
/** STAR balance; a claim answers it. */
export const starsQuery = callQuery('users.stars')
