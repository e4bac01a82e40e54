import type { Generated, JSONColumnType } from 'kysely'
import type { Equipment } from '../../../contracts/wire.ts'
import type { StoneType } from '../../../rules/items/stones.ts'
import type { Instant, Int8 } from './columns.ts'

export interface ItemsTable {
  id: string
  owner_id: Int8
  slug: string
  name: string
  type: Equipment['type']
  rarity: Equipment['rarity']
  status: Equipment['status']
  locked: Generated<boolean>
  stats: JSONColumnType<Equipment['equipment_stats']>
  created_at: Instant
}

/** Stones that a player wears on the pet; loose stones are balances of the asset `stone:<type>:<level>`. */
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
