import type { Kysely } from 'kysely'
import type { CallData } from '../../../contracts/schemas.ts'
import type { Database } from '../../db/database.ts'
import type { GrantedGoods } from '../../db/tables/payments.ts'
import { Refusal } from '../../refusal.ts'
import { findItems, itemOnTheWire } from '../items/service.ts'
import { stacksGranted } from '../shop/service.ts'
import { debtOf } from './debts.ts'
import { type OrderStory, orderStories } from './order-history-store.ts'

const PAGE_SIZE = 50
const REFUND_STATE = { 'refund-due': 'due', refunded: 'done', refused: 'refused' } as const

type WireOrder = CallData<'iap.orders'>['items'][number]

const onTheWire = (order: OrderStory): WireOrder => ({
  id: order.id,
  type: order.type,
  quantity: order.quantity,
  price: order.price_xtr,
  state: order.state,
  created_at: order.created_at.toISOString(),
  granted_at: order.granted_at?.toISOString() ?? null,
  refunds: order.refunds.map(({ amount, reason, state }) => ({ amount, reason, state: REFUND_STATE[state] })),
  debt: order.debt,
})

/** What an order brought; items that the player has no more are left out. */
const openedOf = async (
  db: Kysely<Database>,
  playerId: number,
  { amounts, items }: GrantedGoods,
): Promise<NonNullable<CallData<'iap.order'>['opened']>> => ({
  ...stacksGranted(amounts.map(({ asset, amount }) => ({ slug: asset, quantity: Number(amount) }))),
  equipments: (await findItems(db, playerId, items)).map(itemOnTheWire),
  // Energy is not sold for Telegram Stars.
  energy: 0,
})

/** An order as its player sees it, and what it brought while it stands. @throws Refusal `order-not-found` */
export const orderOf = async (db: Kysely<Database>, playerId: number, id: string): Promise<CallData<'iap.order'>> => {
  const [order] = await orderStories(db, playerId, { id }, 1)
  if (!order) throw new Refusal('order-not-found')
  const { goods, state } = order
  return { ...onTheWire(order), opened: state === 'granted' && goods ? await openedOf(db, playerId, goods) : null }
}

/** Fifty orders of a player, the newest first, and the STAR that are owed for all of them (extra 18, R49). */
export const ordersOf = async (
  db: Kysely<Database>,
  playerId: number,
  after: string | undefined,
): Promise<CallData<'iap.orders'>> => {
  const stories = await orderStories(db, playerId, after === undefined ? null : { after }, PAGE_SIZE + 1)
  const shown = stories.slice(0, PAGE_SIZE)
  return {
    items: shown.map(onTheWire),
    next: stories.length > PAGE_SIZE ? (shown.at(-1)?.id ?? null) : null,
    star_debt: Number(await debtOf(db, playerId)),
  }
}
