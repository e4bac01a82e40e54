import type { Db } from '#server/db/database.ts'
import { queryRows } from '#server/db/statements.ts'
import type { ChargeState, OrderRow, RefundReason } from '#server/db/tables/payments.ts'

export interface OrderStory
  extends Pick<OrderRow, 'id' | 'type' | 'quantity' | 'price_xtr' | 'state' | 'created_at' | 'granted_at' | 'goods'> {
  readonly refunds: readonly {
    readonly amount: number
    readonly reason: RefundReason
    readonly state: Exclude<ChargeState, 'granted'>
  }[]
  readonly debt: { readonly owed: number; readonly left: number } | null
  readonly seen: boolean
}

/**
 * Newest first: by id, which begins with the time. @param place `after`: the order to continue after; `id`: the only
 * order wanted; null: from the newest
 */
export const orderStories = async (
  db: Db,
  playerId: number,
  place: { readonly after: string } | { readonly id: string } | null,
  limit: number,
): Promise<readonly OrderStory[]> => {
  const after = place && 'after' in place ? place.after : null
  const only = place && 'id' in place ? place.id : null
  return queryRows(db)<OrderStory>`
    select o.id, o.type, o.quantity, o.price_xtr, o.state, o.created_at, o.granted_at, o.goods,
      coalesce((
        select json_agg(json_build_object('amount', c.amount_xtr, 'reason', c.reason, 'state', c.state)
          order by c.at desc, c.charge_id)
        from payment_charges c
        where c.player_id = ${playerId}::bigint and c.order_id = o.id and c.state <> 'granted'
      ), '[]'::json) as refunds,
      (
        select json_build_object('owed', d.owed, 'left', d.owed - d.paid) from star_debts d
        where d.player_id = ${playerId}::bigint and d.charge_id = o.charge_id
      ) as debt,
      exists(
        select from payment_events e
        where e.player_id = ${playerId}::bigint and e.order_id = o.id and e.step = 'seen'
      ) as seen
    from payment_orders o
    where o.player_id = ${playerId}::bigint
      and (${after}::uuid is null or o.id < ${after}::uuid) and (${only}::uuid is null or o.id = ${only}::uuid)
    order by o.id desc limit ${limit}`
}
