import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useSyncExternalStore } from 'react'
import { nowMs } from '#client/api/server-clock.ts'
import { MS_PER_HOUR, MS_PER_MINUTE, MS_PER_SECOND } from '#rules/units.ts'
import { orderQuery, ordersQuery } from '../queries.ts'
import { endOf } from './follow-order.ts'
import { forgetOrders, keptOrders, onKeptOrders } from './kept-orders.ts'
import { showEnd } from './pay-for.ts'
import { purchases } from './purchase-store.ts'

/** The messenger keeps updates for a day, and an invoice can be paid for a day. */
const KEPT_MS = 48 * MS_PER_HOUR
const ASK_AGAIN_MS = 15 * MS_PER_SECOND
/** After this time, asks again only when the game is started anew. */
const ASK_FOR_MS = 10 * MS_PER_MINUTE

/** Follows the kept orders, also those from before the game was closed (row 168). */
export const useKeptOrders = (): void => {
  const client = useQueryClient()
  const kept = useSyncExternalStore(onKeptOrders, keptOrders)
  const orders = useQuery({
    ...ordersQuery(),
    enabled: kept.length > 0,
    refetchInterval: () =>
      kept.some(({ isPaid, atMs }) => isPaid && nowMs() - atMs < ASK_FOR_MS) ? ASK_AGAIN_MS : false,
  }).data?.items
  useEffect(() => {
    if (orders === undefined || purchases.getState().stage.is !== 'idle') return
    const old = kept.filter(({ atMs }) => nowMs() - atMs > KEPT_MS)
    if (old.length > 0) forgetOrders(old.map(({ id }) => id))
    for (const { id } of kept) {
      const order = orders.find((one) => one.id === id)
      if (!order || endOf({ ...order, opened: null }) === null) continue
      client
        .fetchQuery(orderQuery(id))
        .then((reported) => {
          const end = endOf(reported)
          if (end && keptOrders().some((one) => one.id === id)) showEnd(client, end)
        })
        .catch(() => undefined)
    }
  }, [orders, kept, client])
}
