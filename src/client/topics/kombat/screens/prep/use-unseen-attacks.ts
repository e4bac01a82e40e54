import { useQuery } from '@tanstack/react-query'
import { attacksSeenMs } from '#client/preferences/attacks-seen.ts'
import { historyQuery } from '../../queries.ts'

const attacksQuery = historyQuery('defender', 1)

export const useUnseenAttacks = (): boolean => {
  // Refetched at each visit, because attacks come while this page is not open.
  const newest = useQuery({ ...attacksQuery, refetchOnMount: 'always' }).data?.items[0]
  return newest !== undefined && Date.parse(newest.fought_at) > attacksSeenMs()
}
