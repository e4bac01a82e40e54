import type { ColumnType, Generated, GeneratedAlways, JSONColumnType, Selectable } from 'kysely'
import type { Equipment } from '../../../contracts/wire.ts'
import type { ItemStatType } from '../../../rules/items/item-kinds.ts'
import type { StoneType } from '../../../rules/stones/stones.ts'
import type { Instant, InstantOrNull, Int8 } from './columns.ts'

export interface ItemsTable {
  id: string
  owner_id: Int8
  slug: string
  name: string
  type: Equipment['type']
  rarity: Equipment['rarity']
  status: Equipment['status']
  locked: Generated<boolean>
  /** Given for nothing: never listed, dismantled for nothing (R47). */
  bound: Generated<boolean>
  /** Bought for Telegram Stars: bound until then (R47). */
  bound_until: InstantOrNull
  /** Since when it is worn; null while it is not. */
  worn_at: InstantOrNull
  /** When it came off, or was asked back, after its owner had fought in it (R49). Kept for purchases alone. */
  used_at: InstantOrNull
  /** Telegram Stars of the whole purchase that it came with; null for all else (R47). */
  paid_xtr: number | null
  /** Failed refinings since the last success (R17). */
  refine_failures: Generated<number>
  /** UTC day of `rerolls`, the paid ones (R20). */
  reroll_day: ColumnType<string | null, string | null | undefined, string | null>
  rerolls: Generated<number>
  /** UTC day of `free_rerolls` (R20). */
  free_reroll_day: ColumnType<string | null, string | null | undefined, string | null>
  free_rerolls: Generated<number>
  stats: JSONColumnType<Equipment['equipment_stats']>
  /** Types and values of `stats`, in their order: what a fighter is read by. */
  stat_values: GeneratedAlways<readonly [types: readonly ItemStatType[], values: readonly number[]]>
  /** When its owner got it; the id says when it was made. */
  created_at: Instant
}

/** What a player has had and has no more, once each: items that are gone, and what an item was before it was refined. */
export interface PastItemsTable {
  owner_id: Int8
  slug: string
}

/** Outfits that a player keeps (extra 11); ids of items that are gone may stand in them. */
export interface ItemPresetsTable {
  player_id: Int8
  number: number
  item_ids: string[]
  saved_at: Instant
}

/** Which stones a player wears on the pet: each is one of the balance `stone:<type>:<level>`, as a worn item is one of the items. */
export interface EquippedStonesTable {
  player_id: Int8
  type: StoneType
  level: number
}

/** Players who have claimed the welcome sword (R04). */
export interface WelcomeSwordsTable {
  player_id: Int8
  item_id: string
  at: Instant
}

/** An item. */
export type ItemRow = Selectable<ItemsTable>
