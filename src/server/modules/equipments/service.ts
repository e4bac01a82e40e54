import type { Kysely } from 'kysely'
import { extraIconUrl } from '../../../../assets/manifest/extras.ts'
import { isNamedSlug } from '../../../../assets/manifest/named-items.ts'
import { iconUrl } from '../../../../assets/manifest/packs.ts'
import type { Equipment } from '../../../contracts/wire.ts'
import { RARITIES } from '../../../rules/items/rarities.ts'
import type { Database } from '../../db/database.ts'
import { equippedItems, hasWelcomeSword, type ItemRow, insertItems, takeOff } from './store.ts'

/** Picture of an item: its own for a named one, else by its slot and rarity; supply and key have none yet. */
export const itemImageUrl = ({ slug, type, rarity }: Pick<Equipment, 'slug' | 'type' | 'rarity'>): string => {
  if (isNamedSlug(slug)) return extraIconUrl(`item-special-${slug}`)
  if (type === 'supply' || type === 'key') return ''
  const index = RARITIES.indexOf(rarity) as 0 | 1 | 2 | 3 | 4 | 5
  return iconUrl(`item-${type}-${index}`)
}

/** An item on the wire. */
export const itemOnTheWire = (
  row: Pick<ItemRow, 'id' | 'slug' | 'name' | 'type' | 'rarity' | 'status' | 'stats'>,
): Equipment => ({
  id: row.id,
  slug: row.slug,
  name: row.name,
  type: row.type,
  rarity: row.rarity,
  status: row.status,
  image_url: itemImageUrl(row),
  equipment_stats: row.stats,
})

/** A new item of its owner. */
export interface NewItem {
  readonly id: string
  readonly ownerId: number
  readonly slug: string
  readonly name: string
  readonly type: Equipment['type']
  readonly rarity: Equipment['rarity']
  readonly status: Equipment['status']
  readonly stats: Equipment['equipment_stats']
}

/** What a player wears (row 110), one item a slot. */
export const wornBy = async (db: Kysely<Database>, playerId: number): Promise<Equipment[]> =>
  (await equippedItems(db, playerId)).map(itemOnTheWire)

/** Stores new items. The caller writes the ledger row of each, in the same transaction. */
export const addItems = (db: Kysely<Database>, items: readonly NewItem[], nowMs: number): Promise<void> =>
  insertItems(db, items, nowMs)

/** Puts what the player wears in a slot back into the inventory. The caller wears something else, and refreshes the power. */
export const takeOffItem = (db: Kysely<Database>, playerId: number, type: Equipment['type']): Promise<void> =>
  takeOff(db, playerId, type)

/** Whether the player has claimed the welcome sword (R04). */
export const hasClaimedWelcomeSword = (db: Kysely<Database>, playerId: number): Promise<boolean> =>
  hasWelcomeSword(db, playerId)
