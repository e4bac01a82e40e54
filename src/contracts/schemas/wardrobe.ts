import { z } from 'zod'
import { LOOK_KINDS, LOOKS, WARDROBE_LOOKS } from '#rules/wardrobe/looks.ts'
import type { TopicCalls } from './call-schema.ts'
import { wornLooks } from './fighter.ts'

const wardrobe = z.object({
  /** Bought, and given by season paths. */
  owned: z.array(z.enum(LOOKS)),
  worn: wornLooks,
  /** Nano TOK of the next look. Null if all are bought. */
  price: z.int().positive().nullable(),
  /** False below the Salary level that opens the wardrobe. */
  is_open: z.boolean(),
})

export const wardrobeCalls = {
  'wardrobe.get': { data: wardrobe },
  'wardrobe.buy': {
    params: z.object({ slug: z.enum(WARDROBE_LOOKS) }),
    // The price as the player saw it: each look makes the next one dearer, also from another device.
    body: z.object({ price: z.int().positive() }),
    data: z.object({ wardrobe, balance: z.int().nonnegative() }),
  },
  /** A null look takes off what is worn of this kind. */
  'wardrobe.wear': {
    body: z.object({ kind: z.enum(LOOK_KINDS), look: z.enum(LOOKS).nullable() }),
    data: wardrobe,
  },
} as const satisfies TopicCalls
