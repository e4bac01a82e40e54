import { callQuery } from '#client/api/call-query.ts'

/** Fifty orders, newest first; `after` is the previous page's `next` (extra 18). */
export const ordersQuery = (after?: string) => ({
  ...callQuery('iap.orders', { query: after === undefined ? {} : { after } }),
  staleTime: 0,
})

export const orderQuery = (id: string) => ({ ...callQuery('iap.order', { params: { id } }), staleTime: 0 })
