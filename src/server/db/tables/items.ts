import type { ColumnType, Generated, GeneratedAlways, JSONColumnType, Selectable } from 'kysely'
import type { Equipment } from '#contracts/wire.ts'
import type { ItemStatType } from '#rules/items/item-kinds.ts'
import type { Stance } from '#rules/kombat/stances.ts'
import type { StoneType } from '#rules/stones/stones.ts'
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
  /** Items that were free are bound: never listed, dismantled for nothing (R47). */
  bound: Generated<boolean>
  /** An item bought for Telegram Stars is bound until then (R47). */
  bound_until: InstantOrNull
  /** Null while not equipped. */
  worn_at: InstantOrNull
  /**
   * Only for bought items (R49, R58). When the item first came off after a fight in it, or was first polished. A fight
   * does not set it.
   */
  used_at: InstantOrNull
  /** Telegram Stars of the whole purchase; null if not bought (R47). */
  paid_xtr: number | null
  /** Failed refinements since the last success (R17). */
  refine_failures: Generated<number>
  /** UTC day of `rerolls`, which counts paid re-rolls (R20). */
  reroll_day: ColumnType<string | null, string | null | undefined, string | null>
  rerolls: Generated<number>
  /** UTC day that `free_rerolls` counts (R20). */
  free_reroll_day: ColumnType<string | null, string | null | undefined, string | null>
  free_rerolls: Generated<number>
  stats: JSONColumnType<Equipment['equipment_stats']>
  /** Types and values of `stats` in order. A fighter is read from these, which is faster. */
  stat_values: GeneratedAlways<readonly [types: readonly ItemStatType[], values: readonly number[]]>
  /** When the owner got the item. The id tells when it was made. */
  created_at: Instant
}

/** Slugs that a player had before: of lost items, and of items before refining. One row per slug. */
export interface PastItemsTable {
  owner_id: Int8
  slug: string
}

/** Saved outfits (extra 15). May contain lost items. */
export interface ItemPresetsTable {
  player_id: Int8
  number: number
  item_ids: string[]
  /** Null in presets of an earlier release. */
  stance: Stance | null
  saved_at: Instant
}

/** Each row needs one unit of the balance `stone:<type>:<level>`, which still counts it. */
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

export type ItemRow = Selectable<ItemsTable>
