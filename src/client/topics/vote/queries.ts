import { callQuery } from '#client/api/call-query.ts'
import { MS_PER_SECOND } from '#rules/units.ts'

/** How often a visible board is refetched, because other players vote. */
const BOARD_REFETCH_MS = 20 * MS_PER_SECOND

export const voteQuery = { ...callQuery('vote.get'), staleTime: 0 }

export const liveVoteQuery = { ...voteQuery, refetchInterval: BOARD_REFETCH_MS }
