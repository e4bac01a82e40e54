import { z } from 'zod'
import { QUANTITY_MAX, SHOP_CURRENCIES } from '#rules/shop/offers.ts'
import type { TopicCalls } from './call-schema.ts'
import { equipment } from './items.ts'
import { isoInstant, materialStacks, percent, star, tokNano } from './scalars.ts'

/** Row 167. Prices are in whole XTR or STAR, TOK in nano (T5). */
const shopItem = z.object({
  type: z.string(),
  currency: z.enum(SHOP_CURRENCIES),
  /** Price of the next piece. */
  price: z.int().positive(),
  /** Added to the price with each further piece (R26). */
  price_step: z.int().nonnegative(),
  original_price: z.int().positive().nullable(),
  /** Most pieces per period. Null without a limit. */
  limit: z.int().positive().nullable(),
  purchase_count: z.int().nonnegative(),
  /** Null without a limit. */
  resets_at: isoInstant.nullable(),
  /** Null: the offer has no end. */
  ends_at: isoInstant.nullable(),
  /** Most pieces per purchase. */
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

/** A chest's odds, and what the player drew with them (R46, extra 12). */
const chestOdds = z.object({
  type: z.string(),
  /** Draws older than this are not counted. */
  kept_days: z.int().positive(),
  /** How often the player drew with these very odds. */
  draws: z.int().nonnegative(),
  /** Empty if the offer is no chest. */
  lines: z.array(
    z.object({
      /** Material slug, or kind and rarity of an item. */
      what: z.string(),
      percent,
      min: z.int().positive(),
      max: z.int().positive(),
      /** How many would be expected for that many draws. */
      expected: z.number().nonnegative(),
      got: z.int().nonnegative(),
    }),
  ),
})

export const shopCalls = {
  'shop.items': { data: z.array(shopItem) },
  'shop.odds': { params: z.object({ type: z.string().max(64) }), data: chestOdds },
  /** True if the caller could buy something for STAR that is below its limit (row 40). */
  'shop.notice': { data: z.boolean() },
  'shop.buy': {
    body: z.object({
      type: z.string().max(64),
      quantity: z.int().min(1).max(QUANTITY_MAX),
      // The price that the player agreed to. A purchase on another device may have changed it.
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
