import { infiniteQueryOptions } from '@tanstack/react-query'
import type { CallInput } from '../../../contracts/schemas.ts'
import { RETRY_DELAY_MS } from '../../../rules/constants.ts'
import { MS_PER_SECOND } from '../../../rules/units.ts'
import { callWith } from '../../api/call.ts'
import { callKey, callQuery } from '../../api/call-query.ts'
import { shouldRetry } from '../../api/retry.ts'
import { guildQuery } from '../home/queries.ts'

// Members join, give and talk at any time: nothing of a guild is fresh for longer than it is looked at.

/** The caller's guild, asked anew: home's answer may be an hour old (row 141). */
export const ownGuildQuery = { ...guildQuery, staleTime: 0 }

/** What the list of guilds is searched for, and its order. */
export type GuildsView = Omit<NonNullable<CallInput<'guild.list'>['query']>, 'after'>

/** A list that was just left is shown again as it was. */
const LIST_STALE_MS = 30 * MS_PER_SECOND
/** While the log is looked at: others talk. */
const LOG_REFETCH_MS = 20 * MS_PER_SECOND

/** Guilds, page after page; every loaded page is one entry of the cache. */
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

/** The guilds in which a request of the caller's waits: at most five. */
export const ownRequestsQuery = { ...callQuery('guild.list', { query: { sort: 'requested' } }), staleTime: 0 }

/** A guild by its id, with its members. */
export const guildDetailQuery = (id: string) => ({ ...callQuery('guild.get', { params: { id } }), staleTime: 0 })

/** Requests to join the caller's guild. */
export const guildRequestsQuery = { ...callQuery('guild.requests'), staleTime: 0 }

/** What happened in the caller's guild, newest first. */
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
