import type { ColumnType, GeneratedAlways, JSONColumnType, Selectable } from 'kysely'
import type { Equipment } from '#contracts/wire.ts'
import type { Instant, InstantOrNull, Int8 } from './columns.ts'

type Int8OrNull = ColumnType<bigint | null, bigint | number | null | undefined, bigint | number | null>

/** A copy of the item, which does not change while listed. */
interface ShownItem {
  item_id: string
  slug: string
  name: string
  type: Equipment['type']
  rarity: Equipment['rarity']
  stats: JSONColumnType<Equipment['equipment_stats']>
}

/** Stored with the seller's rows. The id is a uuid v7 of the time of listing. */
export interface ListingsTable extends ShownItem {
  seller_id: Int8
  id: string
  /** Null once closed. Unique, so an item is in at most one open listing. */
  open_item_id: GeneratedAlways<string | null>
  /** Searched by the market's filter. */
  stat_types: Equipment['equipment_stats'][number]['type'][]
  lined: GeneratedAlways<boolean>
  price_nano: Int8
  /** `ended`: closed by the game or an operator, for example because the seller was banned. */
  status: 'open' | 'sold' | 'cancelled' | 'expired' | 'ended'
  listed_at: Instant
  expires_at: Instant
  closed_at: InstantOrNull
  buyer_id: Int8OrNull
  fee_nano: Int8OrNull
}

/** A sale has one row for each side. `id` is the listing's uuid. */
export interface MarketTradesTable extends ShownItem {
  player_id: Int8
  at: Instant
  id: string
  side: 'sold' | 'bought'
  other_id: Int8
  price_nano: Int8
  fee_nano: Int8
}

export type TradeRow = Selectable<MarketTradesTable>
