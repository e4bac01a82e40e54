import type { QueryClient } from '@tanstack/react-query'
import { readOwn, writeOwn } from '#client/platform/player-store.ts'
import { profileQuery } from '#client/topics/home/queries.ts'
import { ordersQuery } from '../queries.ts'
import { keepOrder } from './kept-orders.ts'

const KEY = 'orders-asked'

/** Finds orders that were granted but never shown, after a change of device. Runs once per device and player. */
export const findForgottenOrders = async (client: QueryClient): Promise<void> => {
  // A player without a house has no orders.
  if (readOwn(KEY) !== null || client.getQueryData(profileQuery.queryKey) === undefined) return
  const { items } = await client.fetchQuery(ordersQuery())
  for (const { id, unseen, granted_at } of items)
    if (unseen && granted_at !== null) keepOrder({ id, atMs: Date.parse(granted_at), isPaid: true })
  writeOwn(KEY, '1')
}
