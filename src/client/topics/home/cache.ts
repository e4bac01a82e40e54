import type { QueryClient } from '@tanstack/react-query'
import { markStale, markStaleOnReturn, markStaleUnlessFetching } from '#client/game/cache.ts'
import { openHome } from '#client/game/home-bootstrap.ts'
import { combatProfileQuery } from '#client/topics/kombat/queries.ts'
import { profileQuery } from './queries.ts'

const FRESH_AT_HOME = [
  'daily.get',
  'users.boostSources',
  'combats.away',
  'hunting.current',
  'hunting.milestones',
  'inbox.list',
  'channel.latestNews',
  'league.waiting',
  'medals.waiting',
  'season.path',
  'chests.list',
  'shop.notice',
] as const

export const refreshHome = (client: QueryClient): void => markStale(client, FRESH_AT_HOME)

export const refreshHomeOnReturn = (client: QueryClient): void => markStaleOnReturn(client, FRESH_AT_HOME)

/** Leaves out queries that are being fetched, because the failed mutations have refetched them already. */
export const refreshHomeAfterFailure = (client: QueryClient): void =>
  markStaleUnlessFetching(client, [...FRESH_AT_HOME, 'users.balance', 'users.lastClaim', 'combats.energy'])

/** Fetches profile and fighter after joining, so that the gate does not show 'Loading...'. Throws `ApiError`. */
export const refetchPlayer = async (client: QueryClient): Promise<void> => {
  openHome(client)
  markStale(client, ['guild.me', 'users.balance'])
  await Promise.all([
    client.fetchQuery({ ...profileQuery, staleTime: 0 }),
    client.fetchQuery({ ...combatProfileQuery, staleTime: 0 }),
  ])
}
