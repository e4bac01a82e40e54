import { MS_PER_SECOND } from '../../../rules/units.ts'
import { callQuery } from '../../api/call-query.ts'

/** Others vote all the time: while the board is looked at, it is asked anew. */
const BOARD_REFETCH_MS = 20 * MS_PER_SECOND

/** The week's board of votes, with the caller's own part in it (R37). */
export const voteQuery = { ...callQuery('vote.get'), staleTime: 0 }

/** The same, kept up to date while it is looked at. */
export const liveVoteQuery = { ...voteQuery, refetchInterval: BOARD_REFETCH_MS }
