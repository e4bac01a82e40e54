import { sql } from 'kysely'
import type { Db } from '#server/db/database.ts'
import { changesOne, countChanges, execute, queryRow, queryRows, queryValue } from '#server/db/statements.ts'
import type { GrantedGoods, OrderRow } from '#server/db/tables/payments.ts'

export interface NewOrder {
  readonly playerId: number
  readonly id: string
  readonly type: string
  readonly quantity: number
  readonly priceXtr: number
  readonly key: string | null
}

export const insertOrder = (db: Db, order: NewOrder, nowMs: number): Promise<void> =>
  execute(db)`
    insert into payment_orders (player_id, id, type, quantity, price_xtr, state, key, created_at)
    values (${order.playerId}, ${order.id}, ${order.type}, ${order.quantity}, ${order.priceXtr}, 'open', ${order.key},
      ${new Date(nowMs)}) on conflict do nothing`

export const findOrder = (db: Db, playerId: number, id: string): Promise<OrderRow | undefined> =>
  queryRow(db)<OrderRow>`select * from payment_orders where player_id = ${playerId} and id = ${id}`

export const findOrderByKey = (db: Db, playerId: number, key: string): Promise<OrderRow | undefined> =>
  queryRow(db)<OrderRow>`select * from payment_orders where player_id = ${playerId} and key = ${key}`

/** Closes all but the newest `kept` open orders. Requires the player's lock. */
export const closeOldest = (db: Db, playerId: number, kept: number): Promise<void> =>
  execute(db)`
    update payment_orders set state = 'closed'
    where player_id = ${playerId}::bigint and state = 'open' and id = any(array(
      select id from payment_orders where player_id = ${playerId}::bigint and state = 'open'
      order by created_at desc, id desc offset ${kept}))`

export const setInvoiceUrl = (
  db: Db,
  { playerId, id }: Pick<NewOrder, 'playerId' | 'id'>,
  url: string,
): Promise<void> =>
  execute(db)`update payment_orders set invoice_url = ${url} where player_id = ${playerId} and id = ${id}`

type OrderKey = Pick<NewOrder, 'playerId' | 'id'>

const letPaymentCome = async (
  db: Db,
  { playerId, id }: OrderKey,
  since: Partial<Record<'approved_at' | 'confirmed_at', Date>>,
): Promise<void> => {
  await db
    .updateTable('payment_orders')
    .set({ state: 'approved', ...since })
    .where('player_id', '=', BigInt(playerId))
    .where('id', '=', id)
    .where('state', 'in', ['open', 'approved'])
    .execute()
}

/** From now on the payment can arrive. Requires the player's lock. */
export const markApproved = (db: Db, order: OrderKey, nowMs: number): Promise<void> =>
  letPaymentCome(db, order, { approved_at: new Date(nowMs) })

export const markConfirmed = (db: Db, order: OrderKey, nowMs: number): Promise<void> =>
  letPaymentCome(db, order, { confirmed_at: new Date(nowMs) })

/**
 * Called when the messenger rejects an approval. Unless it has accepted an earlier one, the order no longer counts
 * against the limit. @returns false if nothing changed
 */
export const reopenUnconfirmed = (db: Db, { playerId, id }: OrderKey): Promise<boolean> =>
  changesOne(db)`
    update payment_orders set state = 'open', approved_at = null
    where player_id = ${playerId} and id = ${id} and state = 'approved' and confirmed_at is null`

/** Pieces in the player's other orders of the same offer that were approved since an instant but not granted. */
export const approvedPieces = async (
  db: Db,
  { player_id, id, type }: Pick<OrderRow, 'player_id' | 'id' | 'type'>,
  sinceMs: number,
): Promise<{ readonly pieces: number; readonly newestMs: number }> => {
  const { rows } = await sql<{ pieces: bigint; newest: Date | null }>`
    select coalesce(sum(quantity), 0)::bigint as pieces, max(approved_at) as newest from payment_orders
    where player_id = ${player_id}::bigint and type = ${type} and id <> ${id}::uuid and state = 'approved'
      and approved_at > ${new Date(sinceMs)}::timestamptz`.execute(db)
  return { pieces: Number(rows[0]?.pieces ?? 0), newestMs: rows[0]?.newest?.getTime() ?? 0 }
}

/** Requires the player's lock. */
export const markGranted = (
  db: Db,
  order: Pick<OrderRow, 'player_id' | 'id'>,
  granted: { readonly chargeId: string; readonly goods: GrantedGoods },
  nowMs: number,
): Promise<void> =>
  execute(db)`
    update payment_orders set state = 'granted', granted_at = ${new Date(nowMs)}, charge_id = ${granted.chargeId},
      goods = ${JSON.stringify(granted.goods)}
    where player_id = ${order.player_id} and id = ${order.id}`

export const setOrderState = (
  db: Db,
  order: Pick<OrderRow, 'player_id' | 'id'>,
  state: 'granted' | 'refunded',
): Promise<void> =>
  execute(db)`update payment_orders set state = ${state} where player_id = ${order.player_id} and id = ${order.id}`

export const openOrders = (db: Db, playerId: number, sinceMs: number): Promise<OrderRow[]> =>
  queryRows(db)<OrderRow>`
    select * from payment_orders
    where player_id = ${playerId} and state = 'granted' and granted_at > ${new Date(sinceMs)}
    order by granted_at, id`

export const hasSpentSince = (db: Db, playerId: number, assets: readonly string[], since: Date) =>
  queryValue(db, false)`
    select exists(select from ledger where account = ${playerId}::bigint and at >= ${since}
      and asset = any(${[...assets]}::text[]) and amount < 0 and reason not in ('shop-refund')) as spent`

export const forgetGoods = async (db: Db, playerId: number, limit: number): Promise<number> => {
  await sql`
    update payment_charges set taken = null where player_id = ${playerId}::bigint and taken is not null`.execute(db)
  return countChanges(db)`
    update payment_orders set key = null, invoice_url = null, goods = null
    where player_id = ${playerId}::bigint and id = any(array(
      select id from payment_orders where player_id = ${playerId}::bigint
        and (key is not null or invoice_url is not null or goods is not null) limit ${limit}))`
}
