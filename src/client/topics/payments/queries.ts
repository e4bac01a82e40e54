import { callQuery } from '../../api/call-query.ts'

/** Fifty purchases in Telegram Stars, newest first, with what is owed; `after` is the previous page's `next` (extra 18). */
export const ordersQuery = (after?: string) => ({
  ...callQuery('iap.orders', { query: after === undefined ? {} : { after } }),
  staleTime: 0,
})

/** One purchase with what it brought. */
export const orderQuery = (id: string) => ({ ...callQuery('iap.order', { params: { id } }), staleTime: 0 })
