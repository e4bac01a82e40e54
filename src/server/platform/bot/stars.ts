import { GrammyError } from 'grammy'
import type { StarTransaction } from 'grammy/types'
import { MS_PER_SECOND } from '#rules/units.ts'
import { type BotAccess, createBotApi } from './bot-api.ts'

export interface Invoice {
  /** 1–32 characters. */
  readonly title: string
  /** 1–255 characters. */
  readonly description: string
  /** 1–128 bytes, which players never see. */
  readonly payload: string
  readonly priceXtr: number
}

/**
 * `done`: refunded now or before. `refused`: refused for good. `later`: to be tried again after the wait that the
 * messenger named, if any; it may be done already.
 */
export type RefundOutcome =
  | { readonly is: 'done' }
  | { readonly is: 'refused'; readonly why: string }
  | { readonly is: 'later'; readonly retryAfterMs: number | null }

export interface Stars {
  /** @throws Error if the messenger refuses, or does not answer within four seconds */
  invoiceLink(invoice: Invoice): Promise<string>
  /**
   * A null `refusal` accepts. @returns false if the query was answered before, or is too old @throws Error when the
   * messenger does not confirm the answer
   */
  answerCheckout(queryId: string, refusal: string | null): Promise<boolean>
  /** Never throws. */
  refund(userId: number, chargeId: string): Promise<RefundOutcome>
  /** Oldest first, at most 100. @throws Error when the messenger refuses or does not answer */
  transactions(offset: number, limit: number): Promise<readonly StarTransaction[]>
  /** The message may be lost. Never throws. */
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
        // Too late: the query can no longer be answered.
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
