import { z } from 'zod'
import { isoInstant } from '../schemas/scalars.ts'
import { chargeFate } from './desk-players.ts'

const day = z.iso.date()

export const figureSchemas = {
  state: {
    data: z.object({
      now: isoInstant,
      build: z.string(),
      season: z.object({ number: z.int(), week: z.int(), day: z.int(), starts_at: isoInstant, ends_at: isoInstant }),
      maintenance: z.boolean(),
      /** One row per job name. `failed` counts jobs that have used up their attempts. */
      jobs: z.array(
        z.object({ name: z.string(), waiting: z.int(), failed: z.int(), oldest_due_at: isoInstant.nullable() }),
      ),
      outbox: z.object({ waiting: z.int(), oldest_at: isoInstant.nullable() }),
      payments: z.object({
        /** Number of orders of the last 24 hours, by state. */
        orders: z.array(z.object({ state: z.string(), orders: z.int() })),
        oldest_refund_due_at: isoInstant.nullable(),
        /** When payments were last compared with the messenger's list. Null before the first time. */
        compared_at: isoInstant.nullable(),
        unlisted: z.int(),
        /**
         * Payments that the comparison changed in the last 30 days, plus all that the messenger's list does not have
         * yet.
         */
        differences: z.int(),
        newest_differences: z.array(
          z.object({
            at: isoInstant,
            player_id: z.int(),
            charge_id: z.string(),
            /** Null if the payment belongs to no order of ours. */
            order_id: z.string().nullable(),
            amount_xtr: z.int(),
            ...chargeFate,
            is_unlisted: z.boolean(),
          }),
        ),
      }),
    }),
  },
  economy: {
    query: z.strictObject({ days: z.coerce.number().int().min(1).max(90).default(30) }),
    data: z.object({
      /**
       * `revenue` and `market` have a row for every day, newest first. `stars_returned`: Telegram Stars of the day's
       * payments that are refunded, about to be, or that the messenger refused to refund. `stars`: of all others.
       */
      revenue: z.array(z.object({ day, stars: z.int(), payments: z.int(), stars_returned: z.int() })),
      /** `joined` players joined `age` days before `day`. `active` of them were active on `day`. */
      retention: z.array(z.object({ day, age: z.int(), joined: z.int(), active: z.int() })),
      market: z.array(z.object({ day, sales: z.int() })),
    }),
  },
} as const
