import { homeQuery } from '#client/game/home-query.ts'

export const tasksQuery = homeQuery('tasks.list')
