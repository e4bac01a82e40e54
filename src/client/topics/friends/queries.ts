import { callQuery } from '#client/api/call-query.ts'
import { MS_PER_SECOND } from '#rules/units.ts'

/** Short, because friends fight and claim at any time. */
const FRIENDS_STALE_MS = 30 * MS_PER_SECOND

export const friendsQuery = (page: number) => ({
  ...callQuery('friends.list', { query: { page } }),
  staleTime: FRIENDS_STALE_MS,
})
