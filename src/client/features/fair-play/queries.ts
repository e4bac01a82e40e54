import { callQuery } from '../../api/call-query.ts'

/** How the player stands; an operator may have changed it a moment ago. */
export const fairPlayQuery = { ...callQuery('users.fairPlay'), staleTime: 0 }
