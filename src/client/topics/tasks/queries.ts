import { homeQuery } from '../../game/home-query.ts'

/** Tasks of Earn. */
export const tasksQuery = homeQuery('tasks.list')
