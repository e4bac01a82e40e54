import type { ColumnType, GeneratedAlways, JSONColumnType, Selectable } from 'kysely'
import type { Equipment } from '../../../contracts/wire.ts'
import type { Instant, InstantOrNull, Int8 } from './columns.ts'

type Int8OrNull = ColumnType<bigint | null, bigint | number | null | undefined, bigint | number | null>

/** An item as the market shows it: nothing changes an item that is on sale. */
interface ShownItem {
  item_id: string
  slug: string
  name: string
  type: Equipment['type']
  rarity: Equipment['rarity']
  stats: JSONColumnType<Equipment['equipment_stats']>
}

/** An offer on the market; it lies with its seller, and its id (a uuid of version 7) says when it was made. */
export interface ListingsTable extends ShownItem {
  seller_id: Int8
  id: string
  /** The item while the listing is open: it can be in one such listing, and must be there. */
  open_item_id: GeneratedAlways<string | null>
  /** Types of the item's lines, for the filter. */
  stat_types: Equipment['equipment_stats'][number]['type'][]
  /** Whether any of them is a bonus line. */
  lined: GeneratedAlways<boolean>
  price_nano: Int8
  /** `ended`: by the game, because its seller was banned or has gone. */
  status: 'open' | 'sold' | 'cancelled' | 'expired' | 'ended'
  listed_at: Instant
  expires_at: Instant
  closed_at: InstantOrNull
  buyer_id: Int8OrNull
  fee_nano: Int8OrNull
}

/** A sale as it lies with one of its two sides; `id` is the listing's uuid. */
export interface MarketTradesTable extends ShownItem {
  player_id: Int8
  at: Instant
  id: string
  side: 'sold' | 'bought'
  /** The other side. */
  other_id: Int8
  price_nano: Int8
  fee_nano: Int8
}

/** A sale, as it lies with one of its sides. */
export type TradeRow = Selectable<MarketTradesTable>
