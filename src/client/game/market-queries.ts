import { callQuery } from '../api/call-query.ts'

// What others do changes the market at any time: nothing of it is fresh for longer than it is looked at.

/** The open offer of the caller's own item (row 135). */
export const onSaleQuery = (itemId: string) => ({
  ...callQuery('market.onSale', { params: { id: itemId } }),
  staleTime: 0,
})
