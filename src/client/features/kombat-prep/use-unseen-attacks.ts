import { useQuery } from '@tanstack/react-query'
import { callQuery } from '../../api/call-query.ts'
import { attacksSeenMs } from '../../preferences/attacks-seen.ts'

const attacksQuery = callQuery('combats.history', { query: { page: 1, as: 'defender' } })

/** Whether the player was attacked since they last looked at the history (extra 2); false until it is known. */
export const useUnseenAttacks = (): boolean => {
  // Attacks come while the player is away from this page, and nothing else asks for them.
  const newest = useQuery({ ...attacksQuery, refetchOnMount: 'always' }).data?.items[0]
  return newest !== undefined && Date.parse(newest.fought_at) > attacksSeenMs()
}
