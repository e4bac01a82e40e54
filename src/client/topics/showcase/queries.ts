import { callQuery } from '../../api/call-query.ts'

/** What the player shows (R36). Others like it at any time. */
export const ownShowcaseQuery = { ...callQuery('showcase.mine'), staleTime: 0 }

/** What another player shows (R36). */
export const showcaseQuery = (userId: number) => ({
  ...callQuery('showcase.get', { params: { user_id: userId } }),
  staleTime: 0,
})
