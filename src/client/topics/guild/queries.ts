import { infiniteQueryOptions } from '@tanstack/react-query'
import { callWith } from '#client/api/call.ts'
import { type CallQueryOptions, callKey, callQuery } from '#client/api/call-query.ts'
import { shouldRetry } from '#client/api/retry.ts'
import { firstAnswer } from '#client/game/home-bootstrap.ts'
import { homeQuery, orWhenNotFound } from '#client/game/home-query.ts'
import type { CallData, CallInput } from '#contracts/schemas.ts'
import { RETRY_DELAY_MS } from '#rules/constants.ts'
import { MS_PER_SECOND } from '#rules/units.ts'

/** The player's guild. Null after a 404 (T10), and never retried (row 185). */
export const guildQuery: CallQueryOptions<'guild.me'> = {
  ...homeQuery('guild.me'),
  queryFn: (context) => firstAnswer('guild.me', context).catch(orWhenNotFound<CallData<'guild.me'>>(null)),
}

// Other members change a guild at any time, so most of the queries below are never fresh.

/** Refetched by pages of guilds, because home's answer may be an hour old (row 141). */
export const ownGuildQuery = { ...guildQuery, staleTime: 0 }

export type GuildsView = Omit<NonNullable<CallInput<'guild.list'>['query']>, 'after'>

/** Within this time, going back shows the list as it was left. */
const LIST_STALE_MS = 30 * MS_PER_SECOND
/** How often an open log refetches, because other members write, too. */
const LOG_REFETCH_MS = 20 * MS_PER_SECOND

/** All loaded pages share one cache entry. */
export const guildsQuery = (view: GuildsView) =>
  infiniteQueryOptions({
    queryKey: callKey('guild.list', { query: view }),
    queryFn: ({ pageParam, signal }) =>
      callWith('guild.list', { query: pageParam === null ? view : { ...view, after: pageParam } }, { signal }),
    initialPageParam: null as string | null,
    getNextPageParam: ({ next }) => next,
    retry: (failuresBefore, error) => shouldRetry('guild.list', failuresBefore, error),
    retryDelay: RETRY_DELAY_MS,
    staleTime: LIST_STALE_MS,
  })

/** Guilds that the player asked to join, at most five. */
export const ownRequestsQuery = { ...callQuery('guild.list', { query: { sort: 'requested' } }), staleTime: 0 }

export const guildDetailQuery = (id: string) => ({ ...callQuery('guild.get', { params: { id } }), staleTime: 0 })

export const guildRequestsQuery = { ...callQuery('guild.requests'), staleTime: 0 }

export const guildLogQuery = infiniteQueryOptions({
  queryKey: callKey('guild.log'),
  queryFn: ({ pageParam, signal }) =>
    callWith('guild.log', { query: pageParam === null ? {} : { after: pageParam } }, { signal }),
  initialPageParam: null as string | null,
  getNextPageParam: ({ next }) => next,
  retry: (failuresBefore, error) => shouldRetry('guild.log', failuresBefore, error),
  retryDelay: RETRY_DELAY_MS,
  staleTime: 0,
  refetchInterval: LOG_REFETCH_MS,
})
