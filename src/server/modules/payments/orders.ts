import type { CallData } from '#contracts/schemas.ts'
import { ApiError } from '#server/api-error.ts'
import type { CallContext } from '#server/calls/call-handler.ts'
import type { Db } from '#server/db/database.ts'
import { refuseInDebt } from '#server/db/ledger.ts'
import type { OrderRow } from '#server/db/tables/payments.ts'
import { inTransaction } from '#server/db/transaction.ts'
import { uuidV7 } from '#server/entropy/entropy.ts'
import { getPlayerLocked } from '#server/modules/players/service.ts'
import { isMessengerAway } from '#server/platform/bot/bot-api.ts'
import type { Stars } from '#server/platform/bot/stars.ts'
import { starsFor } from '#server/platform/bot/stars-for.ts'
import { noteStep } from './events.ts'
import type { PaidOffer, PaidOffers } from './offers.ts'
import { closeOldest, findOrder, findOrderByKey, insertOrder, setInvoiceUrl } from './order-store.ts'
import { sealPayload } from './payload.ts'
import { languageOfPayer } from './texts.ts'

const OPEN_MAX = 10

type Asking = CallContext<'iap.invoice'>

const openOrder = async (
  { db, nowMs, entropy, identity: { userId }, idempotencyKey: key, body }: Asking,
  offers: PaidOffers,
  offer: PaidOffer,
): Promise<OrderRow | undefined> =>
  inTransaction(db, async (trx) => {
    await getPlayerLocked(trx, userId)
    await refuseInDebt(trx, userId)
    const known = await findOrderByKey(trx, userId, key)
    if (known) return known
    const left = await offers.piecesLeft(trx, userId, offer.type, nowMs)
    if (body.quantity > left) throw new ApiError('biweekly-limit')
    const id = uuidV7(entropy, nowMs)
    const priceXtr = offer.priceXtr * body.quantity
    await insertOrder(trx, { playerId: userId, id, type: offer.type, quantity: body.quantity, priceXtr, key }, nowMs)
    await closeOldest(trx, userId, OPEN_MAX)
    await noteStep({ db: trx, nowMs, entropy }, userId, id, 'ordered')
    return findOrder(trx, userId, id)
  })

const askMessenger = async ({ db, config }: Asking, offers: PaidOffers, stars: Stars, order: OrderRow) => {
  const { id, type, quantity } = order
  const playerId = Number(order.player_id)
  const { title, description } = await offers.texts(type, quantity, await languageOfPayer(db, playerId, null))
  const payload = sealPayload(config.botToken, { orderId: id, playerId, type, quantity })
  const url = await stars.invoiceLink({ title, description, payload, priceXtr: order.price_xtr })
  await setInvoiceUrl(db, { playerId, id }, url)
}

/**
 * Runs outside any transaction, because it calls the messenger (row 168). Idempotent by key. A player keeps at most ten
 * open orders. @throws ApiError `player-not-found`, `invalid-payload` for an unavailable offer or quantity;
 * `biweekly-limit`; `star-debt` with the debt; `messenger-silent`; `invoice-failed` without a link, or if payments are
 * off
 */
export const requestInvoice = async (context: Asking, offers: PaidOffers): Promise<void> => {
  const { db, nowMs, body, identity, idempotencyKey, config, log } = context
  if ((await findOrderByKey(db, identity.userId, idempotencyKey))?.invoice_url) return
  const offer = await offers.find(db, body.type, nowMs)
  if (!offer || body.quantity > offer.quantityMax) throw new ApiError('invalid-payload')
  const stars = starsFor(config)
  const order = stars && (await openOrder(context, offers, offer))
  if (!stars || !order) throw new ApiError('invoice-failed')
  await askMessenger(context, offers, stars, order).catch((error: unknown) => {
    log.warn({ err: error, player: identity.userId }, 'the messenger gave no invoice')
    throw new ApiError(isMessengerAway(error) ? 'messenger-silent' : 'invoice-failed')
  })
}

/** @throws ApiError `invoice-failed` */
export const invoiceOf = async (db: Db, playerId: number, key: string): Promise<CallData<'iap.invoice'>> => {
  const order = await findOrderByKey(db, playerId, key)
  if (!order?.invoice_url) throw new ApiError('invoice-failed')
  return { invoice_url: order.invoice_url, order_id: order.id }
}
