import { homeQuery } from '../../game/home-query.ts'

/** The first seven days (R50); null where there are none. */
export const firstDaysQuery = homeQuery('users.firstDays')
