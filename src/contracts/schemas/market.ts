import { z } from 'zod'
import { ITEM_STAT_TYPES, ITEM_TYPES } from '#rules/items/item-kinds.ts'
import { MARKET_SORTS } from '#rules/market/market.ts'
import type { TopicCalls } from './call-schema.ts'
import { equipment } from './items.ts'
import { isoInstant, rarity, tokNano } from './scalars.ts'

const listing = z.object({
  /** `<seller's id>-<uuid>`. An item listed again gets a new id (T18). */
  id: z.string(),
  user_equipment_id: z.string(),
  price_gross: tokNano,
  owned: z.boolean(),
  listed_at: isoInstant,
  expires_at: isoInstant,
  floor: tokNano,
  /** Price of the last sale of this slug and rarity. Null without a sale in the last 28 days. */
  last_price: tokNano.nullable(),
  metadata: z.object({ equipment }),
})
const listingId = z.string().max(64)

const trade = z.object({
  id: z.string(),
  at: isoInstant,
  side: z.enum(['sold', 'bought']),
  price_gross: tokNano,
  /** Paid by the seller, and burnt (R22). */
  fee: tokNano,
  user_equipment_id: z.string(),
  metadata: z.object({ equipment }),
})

const itemPrices = z.object({
  slug: z.string(),
  rarity,
  /** Price of the cheapest listing. Null if there is none. */
  floor: tokNano.nullable(),
  last_price: tokNano.nullable(),
  /** Days with a sale among the last 28 UTC days, oldest first. */
  days: z.array(z.object({ day: z.iso.date(), median: tokNano, volume: z.int().positive() })),
})

const wish = z.object({
  id: z.string(),
  slug: z.string(),
  rarity,
  max_price: tokNano,
  created_at: isoInstant,
  /** Id of a listing that matches the wish. Null if there is none. */
  met_by: z.string().nullable(),
})

export const marketCalls = {
  'market.list': {
    query: z.object({
      type: z.enum(ITEM_TYPES).optional(),
      rarity: rarity.optional(),
      stat: z.enum(ITEM_STAT_TYPES).optional(),
      slug: z.string().max(100).optional(),
      min_price: z.coerce.number().int().nonnegative().optional(),
      max_price: z.coerce.number().int().nonnegative().optional(),
      sort: z.enum(MARKET_SORTS).default(MARKET_SORTS[0]),
      after: z.string().max(200).optional(),
    }),
    data: z.object({ items: z.array(listing), next: z.string().nullable() }),
  },
  'market.get': { params: z.object({ id: listingId }), data: listing },
  'market.mine': { data: z.array(listing) },
  'market.history': { data: z.array(trade) },
  'market.prices': { params: z.object({ slug: z.string().max(100) }), query: z.object({ rarity }), data: itemPrices },
  'market.add': { body: z.object({ user_equipment_id: z.string().max(64), price: tokNano }), data: listing },
  // `id` is the item's id (T18), `owner` its seller.
  'market.onSale': {
    params: z.object({ id: z.string().max(64) }),
    query: z.object({ owner: z.coerce.number().int().optional() }),
    data: listing,
  },
  // Takes the listing's id or the item's (T18).
  'market.cancel': { params: z.object({ id: listingId }), data: z.object({ user_equipment_id: z.string() }) },
  'market.buy': {
    body: z.object({ market_equipment_id: listingId }),
    data: z.object({ user_equipment_id: z.string(), balance: tokNano }),
  },
  'market.wishes': { data: z.array(wish) },
  'market.addWish': { body: z.object({ slug: z.string().max(100), rarity, max_price: tokNano }), data: wish },
  'market.removeWish': { params: z.object({ id: z.uuid() }), data: z.object({ id: z.string() }) },
} as const satisfies TopicCalls
