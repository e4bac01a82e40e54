import { homeQuery } from '#client/game/home-query.ts'

export const firstDaysQuery = homeQuery('users.firstDays')
