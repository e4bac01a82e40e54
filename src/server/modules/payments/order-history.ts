import type { CallData } from '#contracts/schemas.ts'
import { MS_PER_HOUR } from '#rules/units.ts'
import { ApiError } from '#server/api-error.ts'
import type { CallScope, Scope } from '#server/calls/call-scope.ts'
import type { Db } from '#server/db/database.ts'
import type { GrantedGoods } from '#server/db/tables/payments.ts'
import { findItems, itemOnTheWire } from '#server/modules/items/service.ts'
import { getPlayerLocked } from '#server/modules/players/service.ts'
import { stacksGranted } from '#server/modules/shop/service.ts'
import { debtOf } from './debts.ts'
import { noteSeen } from './events.ts'
import { type OrderStory, orderStories } from './order-history-store.ts'

const PAGE_SIZE = 50
const REFUND_STATE = { 'refund-due': 'due', refunded: 'done', refused: 'refused' } as const

/** An older purchase is not shown as new, because the player has surely found its goods. */
const UNSEEN_MS = 48 * MS_PER_HOUR

const onTheWire = (order: OrderStory, nowMs: number): CallData<'iap.orders'>['items'][number] => ({
  id: order.id,
  type: order.type,
  quantity: order.quantity,
  price: order.price_xtr,
  state: order.state,
  created_at: order.created_at.toISOString(),
  granted_at: order.granted_at?.toISOString() ?? null,
  unseen:
    order.state === 'granted' &&
    order.granted_at !== null &&
    nowMs - order.granted_at.getTime() < UNSEEN_MS &&
    !order.seen,
  refunds: order.refunds.map(({ amount, reason, state }) => ({ amount, reason, state: REFUND_STATE[state] })),
  debt: order.debt,
})

/** Leaves out items that the player no longer has. */
const openedOf = async (
  db: Db,
  playerId: number,
  { amounts, items }: GrantedGoods,
): Promise<NonNullable<CallData<'iap.order'>['opened']>> => ({
  ...stacksGranted(amounts.map(({ asset, amount }) => ({ slug: asset, quantity: Number(amount) }))),
  equipments: (await findItems(db, playerId, items)).map(itemOnTheWire),
  // No offer sells energy for Telegram Stars.
  energy: 0,
})

/** Shows what the order brought unless it was refunded. @throws ApiError `order-not-found` */
export const orderOf = async ({ db, nowMs }: Scope, playerId: number, id: string): Promise<CallData<'iap.order'>> => {
  const [order] = await orderStories(db, playerId, { id }, 1)
  if (!order) throw new ApiError('order-not-found')
  const { goods, state } = order
  return {
    ...onTheWire(order, nowMs),
    opened: state === 'granted' && goods ? await openedOf(db, playerId, goods) : null,
  }
}

export const ordersOf = async (
  { db, nowMs }: Scope,
  playerId: number,
  after: string | undefined,
): Promise<CallData<'iap.orders'>> => {
  const stories = await orderStories(db, playerId, after === undefined ? null : { after }, PAGE_SIZE + 1)
  const shown = stories.slice(0, PAGE_SIZE)
  return {
    items: shown.map((order) => onTheWire(order, nowMs)),
    next: stories.length > PAGE_SIZE ? (shown.at(-1)?.id ?? null) : null,
    star_debt: Number(await debtOf(db, playerId)),
  }
}

/** Runs in the caller's transaction. @throws ApiError `player-not-found`, `order-not-found` */
export const orderSeen = async (scope: CallScope, playerId: number, id: string): Promise<CallData<'iap.seen'>> => {
  await getPlayerLocked(scope.db, playerId)
  const [order] = await orderStories(scope.db, playerId, { id }, 1)
  if (!order) throw new ApiError('order-not-found')
  await noteSeen(scope, playerId, id)
  return { id }
}
