import { GrammyError } from 'grammy'
import type { StarTransaction } from 'grammy/types'
import { MS_PER_SECOND } from '../../../rules/units.ts'
import { type BotAccess, createBotApi } from './bot-api.ts'

/** An invoice in Telegram Stars. */
export interface Invoice {
  /** 1–32 characters. */
  readonly title: string
  /** 1–255 characters. */
  readonly description: string
  /** 1–128 bytes, never shown. */
  readonly payload: string
  readonly priceXtr: number
}

/**
 * Outcome of a refund: `done`: it is given back, now or before; `refused`: for good; `later`: no answer, or another refusal, with the
 * time for which the messenger wants to be left alone.
 */
export type RefundOutcome =
  | { readonly is: 'done' }
  | { readonly is: 'refused'; readonly why: string }
  | { readonly is: 'later'; readonly retryAfterMs: number | null }

/** The messenger's payments. */
export interface Stars {
  /** The link of an invoice. @throws Error when the messenger does not give one within four seconds */
  invoiceLink(invoice: Invoice): Promise<string>
  /**
   * Answers a payer's last question: null = yes.
   * @returns false where it was answered before, or too late
   * @throws Error when the answer did not arrive
   */
  answerCheckout(queryId: string, refusal: string | null): Promise<boolean>
  /** Gives a payment back. Never throws. */
  refund(userId: number, chargeId: string): Promise<RefundOutcome>
  /** The bot's transactions from the oldest on, at most 100. @throws Error when the messenger does not answer */
  transactions(offset: number, limit: number): Promise<readonly StarTransaction[]>
  /** Writes to a user, if that can be. Never throws. */
  tell(userId: number, text: string): Promise<void>
}

const TIMEOUT_S = 4
const BAD_REQUEST = 400
const ALREADY_REFUNDED = /CHARGE_ALREADY_REFUNDED/
const FOR_GOOD = /CHARGE_ID_EMPTY|CHARGE_ID_INVALID|CHARGE_NOT_FOUND|USER_ID_INVALID/

const refundOutcome = (error: unknown): RefundOutcome => {
  if (!(error instanceof GrammyError)) return { is: 'later', retryAfterMs: null }
  if (ALREADY_REFUNDED.test(error.description)) return { is: 'done' }
  if (error.error_code === BAD_REQUEST && FOR_GOOD.test(error.description))
    return { is: 'refused', why: error.description }
  const { retry_after: retryAfterS } = error.parameters
  return { is: 'later', retryAfterMs: retryAfterS === undefined ? null : retryAfterS * MS_PER_SECOND }
}

/** Payments by the messenger's Bot API. */
export const createStars = (access: BotAccess): Stars => {
  const api = createBotApi(access, TIMEOUT_S)
  return {
    invoiceLink: ({ title, description, payload, priceXtr }) =>
      api.createInvoiceLink(title, description, payload, '', 'XTR', [{ label: title, amount: priceXtr }]),
    answerCheckout: async (queryId, refusal) => {
      try {
        if (refusal === null) await api.answerPreCheckoutQuery(queryId, true)
        else await api.answerPreCheckoutQuery(queryId, false, { error_message: refusal })
        return true
      } catch (error) {
        // Nothing that comes later can answer it any more.
        if (error instanceof GrammyError && error.error_code === BAD_REQUEST) return false
        throw error
      }
    },
    refund: async (userId, chargeId) => {
      try {
        await api.refundStarPayment(userId, chargeId)
        return { is: 'done' }
      } catch (error) {
        return refundOutcome(error)
      }
    },
    transactions: async (offset, limit) => (await api.getStarTransactions({ offset, limit })).transactions,
    tell: async (userId, text) => {
      await api.sendMessage(userId, text).catch(() => undefined)
    },
  }
}
