import { callQuery } from '#client/api/call-query.ts'

export const luckQuery = { ...callQuery('luck.get'), staleTime: 0 }

/** Fifty rolls, newest first; `after` is the previous page's `next` (R46). */
export const luckRollsQuery = (after?: string) => ({
  ...callQuery('luck.rolls', { query: after === undefined ? {} : { after } }),
  staleTime: 0,
})
