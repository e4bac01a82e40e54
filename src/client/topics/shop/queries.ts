import { callQuery } from '../../api/call-query.ts'

/** What the shop sells, and what the player has bought of it. */
export const shopItemsQuery = callQuery('shop.items')
