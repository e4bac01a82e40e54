import { callQuery } from '../../api/call-query.ts'

/** How far the export and the deletion of a large account are; the server works on both. */
export const dataProgressQuery = { ...callQuery('users.dataProgress'), staleTime: 0 }

/** Account status; an operator may have just changed it. */
export const fairPlayQuery = { ...callQuery('users.fairPlay'), staleTime: 0 }
