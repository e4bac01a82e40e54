import { callQuery } from '../../api/call-query.ts'

/** The tasks; other devices, friends and midnight change them, so the page asks anew each time it opens. */
export const tasksQuery = { ...callQuery('tasks.list'), staleTime: 0 }
/** TOK balance in nano. */
export const balanceQuery = callQuery('users.balance')
/** STAR balance. */
export const starsQuery = callQuery('users.stars')
/** The daily check-in, which a task of Earn claims too (R40). */
export const dailyQuery = callQuery('daily.get')
