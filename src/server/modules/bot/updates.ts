import { inTransaction } from '#server/db/transaction.ts'
import { type PaymentsProcess, paymentDepsOf, takePaymentUpdate } from '#server/modules/payments/service.ts'
import type { Metrics } from '#server/observability/metrics.ts'
import { type BotUpdate, kindOfUpdate, readUpdate } from '#server/platform/bot/update-shape.ts'
import { enqueueAnswer } from './answer.ts'
import { markAnswered } from './answered-store.ts'
import { commandOf } from './commands.ts'

export interface BotProcess extends PaymentsProcess {
  readonly metrics?: Metrics
}

/** Enqueues the answer, which may have to wait for the messenger. @returns false if the message is no command */
const takeCommand = async ({ db, clock }: BotProcess, { update_id, message }: BotUpdate): Promise<boolean> => {
  const nowMs = clock.nowMs()
  const asked = message ? commandOf(message, nowMs) : null
  if (asked === null) return false
  await inTransaction(db, async (trx) => {
    if (await markAnswered(trx, asked.userId, update_id, nowMs)) await enqueueAnswer(trx, asked)
  })
  return true
}

/**
 * Idempotent. An unknown update is accepted: resending it would not help, and would block later ones. @throws to make
 * Telegram resend the update
 */
export const handleUpdate = async (
  parts: BotProcess,
  given: unknown,
  offers?: Parameters<typeof paymentDepsOf>[1],
): Promise<void> => {
  const { update, problem } = readUpdate(given)
  if (update === null) {
    parts.log.warn({ problem }, 'an update of the bot is malformed, and was left out')
    parts.metrics?.countMalformedUpdate()
    return
  }
  const payments = paymentDepsOf(parts, offers)
  if (payments !== null && (await takePaymentUpdate(payments, update))) return
  if (!(await takeCommand(parts, update))) parts.metrics?.countIgnoredUpdate(kindOfUpdate(given))
}
