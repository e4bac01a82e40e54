import type { Message, Update, User } from 'grammy/types'
import type { InvoiceOfBot } from './remembered.ts'

export type ToldKind = 'question' | 'payment' | 'refund'

interface ToldPayment extends Pick<InvoiceOfBot, 'payload' | 'amount'> {
  readonly id: string
  readonly user: User
}

type Head = Pick<Message, 'message_id' | 'date' | 'chat' | 'from'>

type Telling = (updateId: number, head: Head, told: ToldPayment) => Update

const moneyOf = ({ payload, amount, id }: ToldPayment) => ({
  currency: 'XTR',
  total_amount: amount,
  invoice_payload: payload,
  telegram_payment_charge_id: id,
})

export const TELLINGS: Readonly<Record<ToldKind, Telling>> = {
  question: (update_id, _head, { id, user, amount, payload }) =>
    ({
      update_id,
      pre_checkout_query: { id, from: user, currency: 'XTR', total_amount: amount, invoice_payload: payload },
    }) as Update,
  payment: (update_id, head, told) =>
    ({
      update_id,
      message: { ...head, successful_payment: { ...moneyOf(told), provider_payment_charge_id: '' } },
    }) as Update,
  refund: (update_id, head, told) => ({ update_id, message: { ...head, refunded_payment: moneyOf(told) } }) as Update,
}
