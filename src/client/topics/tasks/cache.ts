import type { QueryClient } from '@tanstack/react-query'
import { markStale, markStaleOnReturn, setAnswer } from '#client/game/cache.ts'
import { tasksQuery } from './queries.ts'

/** Refetches the list only, because running tasks poll their own result. */
export const refreshTasksOnReturn = (client: QueryClient): void => markStaleOnReturn(client, ['tasks.list'])

/** @param repeats null on failure. A settled task may pay, or count for a mission (row 63; R05, R40) */
export const settleTask = (client: QueryClient, taskId: string, repeats: number | null): void => {
  if (repeats !== null)
    setAnswer(client, tasksQuery, (tasks) =>
      tasks.map((known) => (known.id === taskId ? { ...known, task_user: { repeats } } : known)),
    )
  markStale(client, [
    'tasks.list',
    'users.balance',
    'users.stars',
    'shop.notice',
    'daily.get',
    'season.path',
    'upgrades.missions',
  ])
}
