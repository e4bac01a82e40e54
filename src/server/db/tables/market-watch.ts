import type { ColumnType } from 'kysely'
import type { Equipment } from '../../../contracts/wire.ts'
import type { Instant, InstantOrNull, Int8 } from './columns.ts'

type Int8OrNull = ColumnType<bigint | null, bigint | number | null | undefined, bigint | number | null>

/** What players wait for on the market (extra 13), one a kind of item. */
export interface MarketWishesTable {
  player_id: Int8
  id: string
  slug: string
  rarity: Equipment['rarity']
  /** Nano. */
  max_price: Int8
  created_at: Instant
  /** Listing that meets it; null while there is none. */
  met_by: ColumnType<string | null, string | null | undefined, string | null>
  met_at: InstantOrNull
}

/** What a kind of item was sold for on a UTC day, of the last 28. */
export interface MarketDaysTable {
  slug: string
  rarity: Equipment['rarity']
  /** `YYYY-MM-DD`. */
  day: string
  /** Nano, as the other prices. */
  median: Int8
  volume: number
  /** Price of its last sale that day. */
  last_price: Int8
}

/** Sales that an operator should look at; nothing is ever blocked by them. */
export interface MarketMarksTable {
  listing_id: string
  /** `price` far off what its kind brings, `pair` of players who keep trading with each other, `crowd` that pays one seller. */
  kind: 'price' | 'pair' | 'crowd'
  /** Instant of the sale. */
  at: Instant
  seller_id: Int8
  buyer_id: Int8
  /** Nano. */
  price: Int8
  /** What the price was compared with, nano; null for the other kinds. */
  usual_price: Int8OrNull
  /** Sales between the two within seven days, this one among them; of a `crowd` its accounts; null for `price`. */
  sales: ColumnType<number | null, number | null | undefined, number | null>
}

/** Sales that an operator has undone, once each. */
export interface MarketUndoneTable {
  listing_id: string
  at: Instant
}
