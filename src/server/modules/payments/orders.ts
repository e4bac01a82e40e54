import type { Kysely } from 'kysely'
import type { CallBody, CallData } from '../../../contracts/schemas.ts'
import type { CallScope } from '../../call-scope.ts'
import type { Database } from '../../db/database.ts'
import type { OrderRow } from '../../db/tables/payments.ts'
import { inTransaction } from '../../db/transaction.ts'
import { uuidV7 } from '../../entropy.ts'
import type { Logger } from '../../logger.ts'
import type { Stars } from '../../platform/bot/stars.ts'
import { Refusal } from '../../refusal.ts'
import { getPlayerLocked } from '../players/service.ts'
import { debtOf } from './debts.ts'
import { noteStep } from './events.ts'
import type { PaidOffer } from './offers.ts'
import { closeOldest, findOrder, findOrderByKey, insertOrder, newestOrders, setInvoiceUrl } from './order-store.ts'
import { sealPayload } from './payload.ts'
import type { PaymentRules } from './settle.ts'

const OPEN_MAX = 10
const SHOWN_MAX = 50

/** What an invoice is asked for with. */
export interface InvoiceParts extends CallScope {
  readonly rules: PaymentRules
  /** Null where no payments come: nothing can be paid. */
  readonly stars: Stars | null
  readonly log: Logger
}

/** Who asks, under which idempotency key. */
interface Asked {
  readonly playerId: number
  readonly key: string
  readonly wanted: CallBody<'iap.invoice'>
}

const openOrder = async (
  { db, nowMs, entropy, rules }: InvoiceParts,
  { playerId, key, wanted }: Asked,
  offer: PaidOffer,
): Promise<OrderRow | undefined> =>
  inTransaction(db, async (trx) => {
    await getPlayerLocked(trx, playerId)
    const owed = await debtOf(trx, playerId)
    if (owed > 0n) throw new Refusal('star-debt', { stars: Number(owed) })
    const known = await findOrderByKey(trx, playerId, key)
    if (known) return known
    const left = await rules.offers.piecesLeft(trx, playerId, offer.type, nowMs)
    if (wanted.quantity > left) throw new Refusal('biweekly-limit')
    const id = uuidV7(entropy, nowMs)
    const priceXtr = offer.priceXtr * wanted.quantity
    await insertOrder(trx, { playerId, id, type: offer.type, quantity: wanted.quantity, priceXtr, key }, nowMs)
    await closeOldest(trx, playerId, OPEN_MAX)
    await noteStep({ db: trx, nowMs, entropy }, playerId, id, 'ordered')
    return findOrder(trx, playerId, id)
  })

/**
 * Makes an order and asks the messenger for its invoice, outside of any transaction (row 168). The same key gets the same order and
 * link. Of more than ten open orders the oldest is closed.
 * @throws Refusal `invalid-payload` for an offer that is not on sale, or more pieces than a purchase can be; `biweekly-limit`;
 * `star-debt` with what is owed; `invoice-failed` when the messenger gives no link
 */
export const requestInvoice = async (parts: InvoiceParts, asked: Asked): Promise<void> => {
  const { db, nowMs, rules, stars, log } = parts
  const { playerId, key, wanted } = asked
  if ((await findOrderByKey(db, playerId, key))?.invoice_url) return
  const offer = await rules.offers.find(db, wanted.type, nowMs)
  if (!offer || wanted.quantity > offer.quantityMax) throw new Refusal('invalid-payload')
  const order = await openOrder(parts, asked, offer)
  if (!order || !stars) throw new Refusal('invoice-failed')
  const { title, description } = offer
  const said = { orderId: order.id, playerId, type: order.type, quantity: order.quantity }
  const payload = sealPayload(rules.botToken, said)
  try {
    const url = await stars.invoiceLink({ title, description, payload, priceXtr: order.price_xtr })
    await setInvoiceUrl(db, { playerId, id: order.id }, url)
  } catch (error) {
    log.warn({ err: error, player: playerId }, 'the messenger gave no invoice')
    throw new Refusal('invoice-failed')
  }
}

/** The invoice that a key was answered with. @throws Refusal `invoice-failed` */
export const invoiceOf = async (
  db: Kysely<Database>,
  playerId: number,
  key: string,
): Promise<CallData<'iap.invoice'>> => {
  const order = await findOrderByKey(db, playerId, key)
  if (!order?.invoice_url) throw new Refusal('invoice-failed')
  return { invoice_url: order.invoice_url, order_id: order.id }
}

const onTheWire = ({ id, type, quantity, price_xtr, state, created_at, granted_at }: OrderRow) => ({
  id,
  type,
  quantity,
  price: price_xtr,
  state,
  created_at: created_at.toISOString(),
  granted_at: granted_at?.toISOString() ?? null,
})

/** An order as its player sees it. @throws Refusal `order-not-found` */
export const orderOf = async (db: Kysely<Database>, playerId: number, id: string): Promise<CallData<'iap.order'>> => {
  const order = await findOrder(db, playerId, id)
  if (!order) throw new Refusal('order-not-found')
  return onTheWire(order)
}

/** The newest orders of a player, and the STAR that are owed (extra 18, R49). */
export const ordersOf = async (db: Kysely<Database>, playerId: number): Promise<CallData<'iap.orders'>> => ({
  orders: (await newestOrders(db, playerId, SHOWN_MAX)).map(onTheWire),
  star_debt: Number(await debtOf(db, playerId)),
})
