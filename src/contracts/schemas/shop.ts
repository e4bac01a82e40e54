import { z } from 'zod'
import { QUANTITY_MAX, SHOP_CURRENCIES } from '#rules/shop/offers.ts'
import type { TopicCalls } from './call-schema.ts'
import { equipment } from './items.ts'
import { isoInstant, materialStacks, percent, star, tokNano } from './scalars.ts'

/** Prices are in whole XTR or STAR, or in nano TOK (row 167, T5). */
const shopItem = z.object({
  type: z.string(),
  currency: z.enum(SHOP_CURRENCIES),
  /** Price of the next piece. Each further one costs `price_step` more (R26). */
  price: z.int().positive(),
  price_step: z.int().nonnegative(),
  original_price: z.int().positive().nullable(),
  /** Most pieces per period. `resets_at` is the period's end. Both are null without a limit. */
  limit: z.int().positive().nullable(),
  purchase_count: z.int().nonnegative(),
  resets_at: isoInstant.nullable(),
  /** Null if the offer has no end. */
  ends_at: isoInstant.nullable(),
  quantity_max: z.int().positive(),
  label: z.string().nullable(),
  description: z.string(),
})

export const openedOffer = z.object({
  equipments: z.array(equipment),
  materials: materialStacks,
  others: z.array(z.object({ slug: z.string(), quantity: z.int().positive() })),
  tickets: z.int().nonnegative(),
  energy: z.int().nonnegative(),
})

const chestOdds = z.object({
  type: z.string(),
  /** Draws older than this are not counted. */
  kept_days: z.int().positive(),
  /** Number of the player's draws with exactly these odds. */
  draws: z.int().nonnegative(),
  /** Empty if the offer is no chest. */
  lines: z.array(
    z.object({
      /** Material slug, or kind and rarity of an item. */
      what: z.string(),
      percent,
      min: z.int().positive(),
      max: z.int().positive(),
      /** Expected number in `draws` draws. */
      expected: z.number().nonnegative(),
      got: z.int().nonnegative(),
    }),
  ),
})

export const shopCalls = {
  'shop.items': { data: z.array(shopItem) },
  'shop.odds': { params: z.object({ type: z.string().max(64) }), data: chestOdds },
  /** True if the caller can afford some offer for STAR and has not used up its limit (row 40). */
  'shop.notice': { data: z.boolean() },
  'shop.buy': {
    body: z.object({
      type: z.string().max(64),
      quantity: z.int().min(1).max(QUANTITY_MAX),
      // Price that the player saw. The purchase is refused if one on another device has changed it.
      price: z.int().positive().optional(),
    }),
    data: z.object({
      equipments: z.array(
        z.object({
          base: z.object({ slug: z.string(), name: z.string(), id: z.string(), image_url: z.string() }),
          user_equipment_id: z.string(),
        }),
      ),
      opened: openedOffer,
      balance: tokNano,
      stars: star,
      items: z.array(shopItem),
    }),
  },
} as const satisfies TopicCalls
