import type { Update } from 'grammy/types'
import { z } from 'zod'

const person = z.looseObject({ id: z.int(), language_code: z.string().optional() })
const money = { currency: z.string(), total_amount: z.int(), invoice_payload: z.string() }

/** Only the fields used; Telegram may add others. */
const shape = z.looseObject({
  update_id: z.int(),
  pre_checkout_query: z.looseObject({ id: z.string(), from: person, ...money }).optional(),
  message: z
    .looseObject({
      date: z.int(),
      chat: z.looseObject({ id: z.int(), type: z.string() }),
      from: person.optional(),
      text: z.string().optional(),
      successful_payment: z.looseObject({ telegram_payment_charge_id: z.string(), ...money }).optional(),
      refunded_payment: z.looseObject({ telegram_payment_charge_id: z.string() }).optional(),
    })
    .optional(),
})

export const updateProblem = (update: Update): string | null => {
  const { error } = shape.safeParse(update)
  return error ? z.prettifyError(error) : null
}
