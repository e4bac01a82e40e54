import type { QueryClient } from '@tanstack/react-query'
import { readOwn, writeOwn } from '../../../platform/player-store.ts'
import { profileQuery } from '../../home/queries.ts'
import { ordersQuery } from '../queries.ts'
import { keepOrder } from './kept-orders.ts'

const KEY = 'orders-asked'

/**
 * Finds purchases that were granted while the game was closed and of which this device knows nothing, for it is a new one or its storage
 * was cleared: the server knows which were shown nowhere. Asked once a device, when the game is idle, as it keeps its own purchases from then on.
 */
export const findForgottenOrders = async (client: QueryClient): Promise<void> => {
  // Who has not joined yet has bought nothing.
  if (readOwn(KEY) !== null || client.getQueryData(profileQuery.queryKey) === undefined) return
  const { items } = await client.fetchQuery(ordersQuery())
  for (const { id, unseen, granted_at } of items)
    if (unseen && granted_at !== null) keepOrder({ id, atMs: Date.parse(granted_at), isPaid: true })
  writeOwn(KEY, '1')
}
