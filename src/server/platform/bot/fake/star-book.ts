import type { StarTransaction, User } from 'grammy/types'
import type { InvoiceOfBot } from './remembered.ts'

const LINK = 'https://t.me/$'

/** Null if the messenger would accept the invoice. */
const invoiceRefusal = (
  { title, description, payload }: InvoiceOfBot,
  currency: unknown,
  prices: readonly { readonly amount: number }[],
): string | null => {
  if (currency !== 'XTR' || prices.length !== 1 || !((prices[0]?.amount ?? 0) > 0))
    return 'Bad Request: CURRENCY_TOTAL_AMOUNT_INVALID'
  if (title.length < 1 || title.length > 32) return 'Bad Request: INVOICE_TITLE_INVALID'
  if (description.length < 1 || description.length > 255) return 'Bad Request: INVOICE_DESCRIPTION_INVALID'
  const bytes = Buffer.byteLength(payload)
  return bytes < 1 || bytes > 128 ? 'Bad Request: INVOICE_PAYLOAD_INVALID' : null
}

/** A returned string is the messenger's error. */
export const invoiceOf = (asked: Readonly<Record<string, unknown>>): InvoiceOfBot | string => {
  const prices = asked.prices as readonly { readonly amount: number }[]
  const invoice = {
    payload: String(asked.payload),
    amount: prices[0]?.amount ?? 0,
    title: String(asked.title),
    description: String(asked.description),
  }
  return invoiceRefusal(invoice, asked.currency, prices) ?? invoice
}

export const linkOf = (id: number): string => `${LINK}${id.toString(36)}`

interface Movement {
  readonly chargeId: string
  readonly amount: number
  readonly user: User
  readonly payload: string
  /** Unix time in seconds. */
  readonly date: number
}

const partner = ({ user, payload }: Movement) => ({
  type: 'user',
  transaction_type: 'invoice_payment',
  user,
  invoice_payload: payload,
})

export const paymentLine = (payment: Movement): StarTransaction =>
  ({ id: payment.chargeId, amount: payment.amount, date: payment.date, source: partner(payment) }) as StarTransaction

export const refundLine = (refund: Movement): StarTransaction =>
  ({ id: refund.chargeId, amount: refund.amount, date: refund.date, receiver: partner(refund) }) as StarTransaction

export class StarBook {
  readonly transactions: StarTransaction[] = []
  // Kept in maps, because load tests make tens of thousands of payments.
  private readonly payments = new Map<string, StarTransaction>()
  private readonly refunded = new Set<string>()

  add(transaction: StarTransaction): void {
    this.transactions.push(transaction)
    if (transaction.receiver === undefined) this.payments.set(transaction.id, transaction)
    else this.refunded.add(transaction.id)
  }

  refundable(chargeId: string, userId: number): Omit<Movement, 'date'> | string {
    const { source, amount = 0 } = this.payments.get(chargeId) ?? {}
    if (source?.type !== 'user') return 'Bad Request: CHARGE_ID_INVALID'
    if (source.user.id !== userId) return 'Bad Request: USER_ID_INVALID'
    if (this.refunded.has(chargeId)) return 'Bad Request: CHARGE_ALREADY_REFUNDED'
    return { chargeId, amount, user: source.user, payload: source.invoice_payload ?? '' }
  }
}
