import { z } from 'zod'
import { LOOK_KINDS, LOOKS, WARDROBE_LOOKS } from '#rules/wardrobe/looks.ts'
import type { TopicCalls } from './call-schema.ts'
import { wornLooks } from './fighter.ts'

const wardrobe = z.object({
  /** Looks bought, and looks given by season paths. */
  owned: z.array(z.enum(LOOKS)),
  worn: wornLooks,
  /** Price of the next look in nano TOK. Null if all are bought. */
  price: z.int().positive().nullable(),
  /** False until the player's Salary level allows buying looks. */
  is_open: z.boolean(),
})

export const wardrobeCalls = {
  'wardrobe.get': { data: wardrobe },
  'wardrobe.buy': {
    params: z.object({ slug: z.enum(WARDROBE_LOOKS) }),
    // Price that the player saw. It rises with each look, so a purchase on another device may have changed it.
    body: z.object({ price: z.int().positive() }),
    data: z.object({ wardrobe, balance: z.int().nonnegative() }),
  },
  /** Null takes off the worn look of this kind. */
  'wardrobe.wear': {
    body: z.object({ kind: z.enum(LOOK_KINDS), look: z.enum(LOOKS).nullable() }),
    data: wardrobe,
  },
} as const satisfies TopicCalls
