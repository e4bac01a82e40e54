import type { QueryClient } from '@tanstack/react-query'
import { markStale, setAnswer } from './cache.ts'
import { openHome } from './home-opening.ts'
import { combatProfileQuery, profileQuery } from './home-queries.ts'
import { tasksQuery } from './queries.ts'

/** Home data that midnight, other devices and other pages change. */
const FRESH_AT_HOME = [
  'daily.get',
  'users.boostSources',
  'combats.away',
  'hunting.current',
  'hunting.milestones',
  'inbox.list',
  'channel.latestNews',
] as const

/** Refetches home data. */
export const refreshHome = (client: QueryClient): void => markStale(client, FRESH_AT_HOME)

/** Refetches after failed moves of home. */
export const refreshHomeAfterFailure = (client: QueryClient): void =>
  markStale(client, [...FRESH_AT_HOME, 'users.balance', 'users.lastClaim', 'combats.energy'])

/** End of a started task (row 63) with its new `repeats`, null on failure; may pay or count for a mission (R05, R40). */
export const settleTask = (client: QueryClient, taskId: string, repeats: number | null): void => {
  if (repeats !== null)
    setAnswer(client, tasksQuery, (tasks) =>
      tasks.map((known) => (known.id === taskId ? { ...known, task_user: { repeats } } : known)),
    )
  markStale(client, ['tasks.list', 'users.balance', 'users.stars', 'daily.get', 'upgrades.missions'])
}

/** Prefetches the gate's queries after joining, to avoid 'Loading...'. Throws `ApiError`. */
export const refetchPlayer = async (client: QueryClient): Promise<void> => {
  openHome(client)
  markStale(client, ['guild.me', 'users.balance'])
  await Promise.all([
    client.fetchQuery({ ...profileQuery, staleTime: 0 }),
    client.fetchQuery({ ...combatProfileQuery, staleTime: 0 }),
  ])
}
