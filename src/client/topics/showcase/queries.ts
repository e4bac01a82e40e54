import { callQuery } from '#client/api/call-query.ts'

export const ownShowcaseQuery = { ...callQuery('showcase.mine'), staleTime: 0 }

export const showcaseQuery = (userId: number) => ({
  ...callQuery('showcase.get', { params: { user_id: userId } }),
  staleTime: 0,
})
