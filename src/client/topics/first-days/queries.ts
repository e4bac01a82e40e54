import { callQuery } from '../../api/call-query.ts'

/** The first seven days (R50); null where there are none. */
export const firstDaysQuery = callQuery('users.firstDays')
