import { z } from 'zod'
import { ALLOWED_UPDATES } from './update-poller.ts'

const person = z.object({ id: z.int(), language_code: z.string().optional() })
const money = { currency: z.string(), total_amount: z.int(), invoice_payload: z.string() }
const checkout = z.object({ id: z.string(), from: person, ...money })
const message = z.object({
  date: z.int(),
  chat: z.object({ id: z.int(), type: z.string() }),
  from: person.optional(),
  text: z.string().optional(),
  successful_payment: z.object({ telegram_payment_charge_id: z.string(), ...money }).optional(),
  refunded_payment: z.object({ telegram_payment_charge_id: z.string() }).optional(),
})

/** Names only the fields that are used. Telegram may add others. */
const shape = z.object({
  update_id: z.int(),
  pre_checkout_query: checkout.optional(),
  message: message.optional(),
})

export type CheckoutQuery = z.output<typeof checkout>
export type BotMessage = z.output<typeof message>
export type BotUpdate = z.output<typeof shape>

type ReadUpdate =
  | { readonly update: BotUpdate; readonly problem: null }
  | { readonly update: null; readonly problem: string }

export const readUpdate = (given: unknown): ReadUpdate => {
  const { data, error } = shape.safeParse(given)
  return error ? { update: null, problem: z.prettifyError(error) } : { update: data, problem: null }
}

/** One of a fixed set, because the value labels a metric. */
export const kindOfUpdate = (given: unknown): string =>
  ALLOWED_UPDATES.find((kind) => typeof given === 'object' && given !== null && kind in given) ?? 'other'
