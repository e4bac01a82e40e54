import { homeQuery } from '../../game/home-query.ts'

export const firstDaysQuery = homeQuery('users.firstDays')
