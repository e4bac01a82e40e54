import type { Message, PreCheckoutQuery, Update } from 'grammy/types'
import { type Language, languageOfCode } from '../../../languages/languages.ts'
import { MS_PER_SECOND } from '../../../rules/units.ts'
import { inTransaction, inTransactionWithin } from '../../db/transaction.ts'
import { claimsOf } from './charge-store.ts'
import { decideCheckout } from './checkout.ts'
import { noteStep } from './events.ts'
import { openPayload } from './payload.ts'
import { reconcile } from './reconcile.ts'
import { bookRefund } from './refunds.ts'
import { settlePayment } from './settle.ts'
import { refundUnused, supportedOrders } from './support.ts'
import { languageOfPayer, paymentTexts, paymentTextsOf } from './texts.ts'
import type { UpdateParts } from './update-parts.ts'

/** Of the four seconds of an answer to a last question, those that the database has. */
const DECIDE_WITHIN_MS = 2500

const answerCheckout = async (parts: UpdateParts, query: PreCheckoutQuery): Promise<void> => {
  const { db, rules, stars, log } = parts
  const { id, from, currency, total_amount, invoice_payload } = query
  const checkout = { playerId: from.id, currency, amount: total_amount, payload: invoice_payload }
  // What was chosen in the game is not read: the database is in trouble.
  const busy = async (): Promise<string> => (await paymentTexts(languageOfCode(from.language_code ?? 'en'))).busy
  const told = async (): Promise<string | null> => {
    const decided = await inTransactionWithin(db, DECIDE_WITHIN_MS, async (trx) => {
      const refusal = await decideCheckout({ ...parts, db: trx }, rules, checkout)
      if (refusal === null) return { text: null }
      return { text: (await paymentTextsOf(trx, from.id, from.language_code ?? null))[refusal] }
    })
    return decided === null ? busy() : decided.text
  }
  const text = await told().catch(async (error: unknown) => {
    log.warn({ err: error, player: from.id }, 'a payment was not let through, for it could not be looked at')
    return busy()
  })
  if (!(await stars.answerCheckout(id, text)))
    log.info({ player: from.id }, 'a last question was answered before, or too late')
}

/** The purchases that may be given back, or one of them that is (R49). */
const answerSupport = async (
  parts: UpdateParts,
  userId: number,
  place: string | undefined,
  language: Language,
): Promise<void> => {
  const { db, rules, stars } = parts
  const texts = await paymentTexts(language)
  if (place === undefined) {
    const lines: string[] = []
    for (const [index, { type, quantity, price_xtr }] of (await supportedOrders(parts, userId)).entries()) {
      const { title } = await rules.offers.texts(type, quantity, language)
      lines.push(`/paysupport ${index + 1} — ${title}, ⭐ ${price_xtr}`)
    }
    await stars.tell(userId, [texts.paysupport, ...lines].join('\n'))
    return
  }
  const outcome = await inTransaction(db, (trx) => refundUnused({ ...parts, db: trx }, userId, Number(place)))
  await stars.tell(userId, texts[outcome])
}

/**
 * Whether somebody who knows how to call the bot tells of another player's charge: then nothing happens. Of two who claim one charge the
 * messenger's own list says whose it is, and what the other has got by it goes back: a true payment is not lost by a forged one before it.
 * @throws Error when the messenger does not say it, and sends the update again
 */
const isForged = async (parts: UpdateParts, playerId: number, chargeId: string): Promise<boolean> => {
  const claimants = async () => (await claimsOf(parts.db, [chargeId])).map(({ player_id }) => Number(player_id))
  const known = await claimants()
  if (known.length === 0 || known.includes(playerId)) return false
  await reconcile(parts)
  if ((await claimants()).includes(playerId)) return false
  parts.log.error({ player: playerId, charge: chargeId }, 'an update tells of a charge that is another player’s')
  parts.figures.countForgedPayment()
  await noteStep(parts, playerId, null, 'forged')
  return true
}

const handleMessage = async (parts: UpdateParts, message: Message): Promise<void> => {
  const { db, rules, stars, log, figures } = parts
  const { from, chat, successful_payment: paid, refunded_payment: refunded, text } = message
  if (paid && from) {
    const payment = {
      playerId: from.id,
      chargeId: paid.telegram_payment_charge_id,
      currency: paid.currency,
      amount: paid.total_amount,
      payload: paid.invoice_payload,
      atMs: message.date * MS_PER_SECOND,
    }
    if (await isForged(parts, payment.playerId, payment.chargeId)) return
    const settled = await inTransaction(db, (trx) => settlePayment({ ...parts, db: trx }, rules, payment))
    if (settled.is !== 'surplus') return
    log.warn({ player: from.id, why: settled.reason }, 'a payment goes back')
    figures.countSurplusPayment(settled.reason)
  } else if (refunded) {
    // The messenger writes it into the payer's chat; who writes it is not said.
    const refund = {
      playerId: chat.id,
      chargeId: refunded.telegram_payment_charge_id,
      orderId: openPayload(rules.botToken, refunded.invoice_payload)?.orderId ?? null,
      amount: refunded.total_amount,
      atMs: message.date * MS_PER_SECOND,
    }
    if (await isForged(parts, refund.playerId, refund.chargeId)) return
    await inTransaction(db, (trx) => bookRefund({ ...parts, db: trx }, refund))
  } else if (from && chat.type === 'private' && text !== undefined) {
    const [, command, argument] = /^\/(paysupport|terms)(?:@\w+)?(?:\s+(\d{1,3}))?\s*$/.exec(text) ?? []
    const language = await languageOfPayer(db, from.id, from.language_code ?? null)
    if (command === 'terms') await stars.tell(from.id, (await paymentTexts(language)).terms)
    else if (command === 'paysupport') await answerSupport(parts, from.id, argument, language)
  }
}

/** Handles an update of the bot, any number of times. @throws what makes the messenger send it again */
export const handleUpdate = async (parts: UpdateParts, update: Update): Promise<void> => {
  if (update.pre_checkout_query) {
    const sinceMs = performance.now()
    await answerCheckout(parts, update.pre_checkout_query)
    parts.figures.observeCheckout((performance.now() - sinceMs) / MS_PER_SECOND)
  } else if (update.message) await handleMessage(parts, update.message)
}
