import { homeQuery } from '../../game/home-query.ts'

export const tasksQuery = homeQuery('tasks.list')
