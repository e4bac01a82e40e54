import { z } from 'zod'
import { QUANTITY_MAX, SHOP_CURRENCIES } from '../../rules/shop/offers.ts'
import type { TopicCalls } from './call-schema.ts'
import { equipment } from './items.ts'
import { isoInstant, materialStacks, percent, star, tokNano } from './scalars.ts'

/** An offer as its player sees it (row 167). Prices in whole XTR or STAR, TOK in nano (T5). */
const shopItem = z.object({
  type: z.string(),
  currency: z.enum(SHOP_CURRENCIES),
  /** Of the next piece. */
  price: z.int().positive(),
  /** So much more each further piece costs than the one before it (R26). */
  price_step: z.int().nonnegative(),
  original_price: z.int().positive().nullable(),
  /** Pieces in a period; null without a limit. */
  limit: z.int().positive().nullable(),
  /** Bought in this period. */
  purchase_count: z.int().nonnegative(),
  /** When the count begins anew; null without a limit. */
  resets_at: isoInstant.nullable(),
  /** When it is sold no longer; null: it stays. */
  ends_at: isoInstant.nullable(),
  /** Pieces that one purchase can be. */
  quantity_max: z.int().positive(),
  label: z.string().nullable(),
  description: z.string(),
})

/** What came out of pieces of an offer. */
export const openedOffer = z.object({
  equipments: z.array(equipment),
  materials: materialStacks,
  others: z.array(z.object({ slug: z.string(), quantity: z.int().positive() })),
  /** Of the tournament. */
  tickets: z.int().nonnegative(),
  energy: z.int().nonnegative(),
})

/** A chest's table, and what its player has got by it (R46, extra 12). */
const chestOdds = z.object({
  type: z.string(),
  /** Days that draws are counted for. */
  kept_days: z.int().positive(),
  /** How often the player has drawn by this very table in them. */
  draws: z.int().nonnegative(),
  /** None of what is no chest. */
  lines: z.array(
    z.object({
      /** A material, or kind and rarity of an item. */
      what: z.string(),
      percent,
      min: z.int().positive(),
      max: z.int().positive(),
      /** The mean that the odds promise for so many draws. */
      expected: z.number().nonnegative(),
      got: z.int().nonnegative(),
    }),
  ),
})

export const shopCalls = {
  'shop.items': { data: z.array(shopItem) },
  'shop.odds': { params: z.object({ type: z.string().max(64) }), data: chestOdds },
  /** Something for STAR is below its limit and within the balance (row 40). */
  'shop.notice': { data: z.boolean() },
  'shop.buy': {
    body: z.object({
      type: z.string().max(64),
      quantity: z.int().min(1).max(QUANTITY_MAX),
      // The sum that the player has agreed to: another device may have changed it.
      price: z.int().positive().optional(),
    }),
    data: z.object({
      equipments: z.array(
        z.object({
          base: z.object({ slug: z.string(), name: z.string(), id: z.string(), image_url: z.string() }),
          user_equipment_id: z.string(),
        }),
      ),
      /** All that came out of it. */
      opened: openedOffer,
      balance: tokNano,
      stars: star,
      items: z.array(shopItem),
    }),
  },
} as const satisfies TopicCalls
