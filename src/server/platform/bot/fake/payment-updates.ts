import type { Message, Update, User } from 'grammy/types'
import type { InvoiceOfBot } from './remembered.ts'

export type ReportedKind = 'question' | 'payment' | 'refund'

interface ReportedPayment extends Pick<InvoiceOfBot, 'payload' | 'amount'> {
  readonly id: string
  readonly user: User
}

type Head = Pick<Message, 'message_id' | 'date' | 'chat' | 'from'>

type Telling = (updateId: number, head: Head, reported: ReportedPayment) => Update

const moneyOf = ({ payload, amount, id }: ReportedPayment) => ({
  currency: 'XTR',
  total_amount: amount,
  invoice_payload: payload,
  telegram_payment_charge_id: id,
})

export const TELLINGS: Readonly<Record<ReportedKind, Telling>> = {
  question: (update_id, _head, { id, user, amount, payload }) =>
    ({
      update_id,
      pre_checkout_query: { id, from: user, currency: 'XTR', total_amount: amount, invoice_payload: payload },
    }) as Update,
  payment: (update_id, head, reported) =>
    ({
      update_id,
      message: { ...head, successful_payment: { ...moneyOf(reported), provider_payment_charge_id: '' } },
    }) as Update,
  refund: (update_id, head, reported) =>
    ({ update_id, message: { ...head, refunded_payment: moneyOf(reported) } }) as Update,
}
