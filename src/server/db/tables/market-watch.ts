import type { ColumnType } from 'kysely'
import type { Equipment } from '#contracts/wire.ts'
import type { Instant, InstantOrNull, Int8 } from './columns.ts'

type Int8OrNull = ColumnType<bigint | null, bigint | number | null | undefined, bigint | number | null>

/** Wishes (extra 13): one per player and kind of item. */
export interface MarketWishesTable {
  player_id: Int8
  id: string
  slug: string
  rarity: Equipment['rarity']
  /** Nano. */
  max_price: Int8
  created_at: Instant
  /** A listing that meets the wish. Null while there is none. */
  met_by: ColumnType<string | null, string | null | undefined, string | null>
  met_at: InstantOrNull
}

/** Sales per kind of item and UTC day, of the last 28 days. */
export interface MarketDaysTable {
  slug: string
  rarity: Equipment['rarity']
  /** `YYYY-MM-DD`. */
  day: string
  /** In nano, as are the other prices. */
  median: Int8
  volume: number
  last_price: Int8
}

/** Sales for an operator to review. Marks never block a sale. */
export interface MarketMarksTable {
  listing_id: string
  /** `price` far off the usual, `pair` of players trading repeatedly, `crowd` of buyers paying one seller. */
  kind: 'price' | 'pair' | 'crowd'
  at: Instant
  seller_id: Int8
  buyer_id: Int8
  /** Prices are in nano. `usual_price` is set only for `price`. */
  price: Int8
  usual_price: Int8OrNull
  /** For `pair`, sales between the two in seven days. For `crowd`, the number of accounts. Null for `price`. */
  sales: ColumnType<number | null, number | null | undefined, number | null>
}

/** Sales that an operator has undone, each at most once. */
export interface MarketUndoneTable {
  listing_id: string
  at: Instant
}
