import { type Language, languageOfCode } from '#languages/languages.ts'
import { MS_PER_MINUTE, MS_PER_SECOND } from '#rules/units.ts'
import { inTransaction, inTransactionWithin } from '#server/db/transaction.ts'
import type { BotMessage, BotUpdate, CheckoutQuery } from '#server/platform/bot/update-shape.ts'
import { type Claim, claimsOf } from './charge-store.ts'
import { decideCheckout, settleApproval } from './checkout.ts'
import { noteStep } from './events.ts'
import { reconcile } from './reconcile.ts'
import { type Payment, settleReported } from './settle.ts'
import { refundUnused, supportedOrders } from './support.ts'
import { languageOfPayer, paymentTexts, paymentTextsOf } from './texts.ts'
import type { UpdateDeps } from './update-deps.ts'

/** Longest time for the database: a part of the time in which Telegram wants its answer. */
const DECIDE_WITHIN_MS = 2500

interface CheckoutAnswer {
  readonly text: string | null
  readonly orderId: string | null
}

const decideWithin = async (parts: UpdateDeps, query: CheckoutQuery): Promise<CheckoutAnswer> => {
  const { db, rules, log } = parts
  const { from, currency, total_amount: amount, invoice_payload: payload } = query
  const checkout = { playerId: from.id, currency, amount, payload }
  const decide = () =>
    inTransactionWithin(db, DECIDE_WITHIN_MS, async (trx): Promise<CheckoutAnswer> => {
      const decision = await decideCheckout({ ...parts, db: trx }, rules, checkout)
      if (decision.refusal === null) return { text: null, orderId: decision.orderId }
      const texts = await paymentTextsOf(trx, from.id, from.language_code ?? null)
      const minutes = Math.ceil((decision.heldMs ?? 0) / MS_PER_MINUTE)
      const name = decision.refusal === 'held' && minutes <= 1 ? 'held-minute' : decision.refusal
      return { text: texts[name].replace('{n}', String(minutes)), orderId: null }
    })
  const decided = await decide().catch((error: unknown) => {
    log.warn({ err: error, player: from.id }, 'a payment was not let through, for it could not be looked at')
    return null
  })
  if (decided !== null) return decided
  // The database is in trouble, so the player's chosen language is unknown.
  return { text: (await paymentTexts(languageOfCode(from.language_code ?? 'en'))).busy, orderId: null }
}

const answerCheckout = async (parts: UpdateDeps, query: CheckoutQuery): Promise<void> => {
  const sinceMs = performance.now()
  const { id, from } = query
  const { text, orderId } = await decideWithin(parts, query)
  const isTaken = await parts.stars.answerCheckout(id, text)
  parts.figures.observeCheckout((performance.now() - sinceMs) / MS_PER_SECOND)
  if (!isTaken) parts.log.info({ player: from.id }, 'a last question was answered before, or too late, or nobody asked')
  if (orderId === null) return
  const order = { playerId: from.id, id: orderId }
  await inTransaction(parts.db, (trx) => settleApproval({ ...parts, db: trx }, order, isTaken))
}

const answerSupport = async (parts: UpdateDeps, userId: number, place: string | undefined, language: Language) => {
  const { db, rules, stars } = parts
  const texts = await paymentTexts(language)
  if (place === undefined) {
    const lines: string[] = []
    for (const [index, { type, quantity, price_xtr }] of (await supportedOrders(parts, userId)).entries()) {
      const { title } = await rules.offers.texts(type, quantity, language)
      lines.push(`/paysupport ${index + 1} — ${title}, ⭐ ${price_xtr}`)
    }
    await stars.tell(userId, lines.length === 0 ? texts.empty : [texts.paysupport, ...lines].join('\n'))
    return
  }
  const outcome = await inTransaction(db, (trx) =>
    refundUnused({ ...parts, db: trx }, rules.offers, userId, Number(place)),
  )
  await stars.tell(userId, texts[outcome])
}

type Told = Pick<Payment, 'playerId' | 'chargeId'>

const ownClaim = async ({ db }: UpdateDeps, { playerId, chargeId }: Told): Promise<Claim | undefined> =>
  (await claimsOf(db, [chargeId])).find(({ player_id }) => Number(player_id) === playerId)

/**
 * Settles what Telegram's list has. An update about anything else was sent with a stolen webhook secret and has no
 * effect. The hourly `reconcile` finds entries that reach the list late. @param isThere true if the stored charge is as
 * the update says @throws Error if the messenger does not answer, so that it resends the update
 */
const lookUp = async (parts: UpdateDeps, { playerId, chargeId }: Told, isThere: (claim: Claim) => boolean) => {
  await reconcile(parts)
  const own = await ownClaim(parts, { playerId, chargeId })
  if (own && isThere(own)) return
  parts.log.error({ player: playerId, charge: chargeId }, 'an update tells of what the messenger’s list has not')
  parts.figures.countForgedPayment()
  await noteStep(parts, playerId, null, 'forged')
}

const takePayment = async (parts: UpdateDeps, payment: Payment): Promise<void> => {
  const claims = await claimsOf(parts.db, [payment.chargeId])
  // If another player has the same charge, the list decides, so that a forged update cannot displace a true payment.
  if (claims.length === 0) {
    const settled = await inTransaction(parts.db, (trx) => settleReported({ ...parts, db: trx }, parts.rules, payment))
    if (settled !== 'doubted') return
  } else if (claims.some(({ player_id }) => Number(player_id) === payment.playerId)) return
  await lookUp(parts, payment, () => true)
}

const takeRefund = async (parts: UpdateDeps, refund: Told): Promise<void> => {
  const own = await ownClaim(parts, refund)
  // Telegram also reports refunds that we have made.
  if (own?.state === 'refunded' || own?.state === 'refund-due') return
  await lookUp(parts, refund, ({ state }) => state === 'refunded')
}

const takeText = async (parts: UpdateDeps, { from, chat, text }: BotMessage): Promise<boolean> => {
  if (!from || chat.type !== 'private' || text === undefined) return false
  const [, command, argument] = /^\/(paysupport|terms)(?:@\w+)?(?:\s+(\d{1,3}))?\s*$/.exec(text) ?? []
  if (command === undefined) return false
  const language = await languageOfPayer(parts.db, from.id, from.language_code ?? null)
  if (command === 'terms') await parts.stars.tell(from.id, (await paymentTexts(language)).terms)
  else await answerSupport(parts, from.id, argument, language)
  return true
}

const handleMessage = async (parts: UpdateDeps, message: BotMessage): Promise<boolean> => {
  const { from, chat, successful_payment: paid, refunded_payment: refunded } = message
  if (paid && from)
    await takePayment(parts, {
      playerId: from.id,
      chargeId: paid.telegram_payment_charge_id,
      currency: paid.currency,
      amount: paid.total_amount,
      payload: paid.invoice_payload,
      atMs: message.date * MS_PER_SECOND,
    })
  // Telegram posts the refund into the payer's chat, without a sender.
  else if (refunded) await takeRefund(parts, { playerId: chat.id, chargeId: refunded.telegram_payment_charge_id })
  else return takeText(parts, message)
  return true
}

export const handleUpdate = async (parts: UpdateDeps, update: BotUpdate): Promise<boolean> => {
  if (update.pre_checkout_query) await answerCheckout(parts, update.pre_checkout_query)
  else if (update.message) return handleMessage(parts, update.message)
  else return false
  return true
}
