import type { Equipment, OwnEquipment } from '#contracts/wire.ts'
import { refinePercent } from '#rules/blacksmith/blacksmith.ts'
import { canReroll, rerollCostNano } from '#rules/blacksmith/re-roll.ts'
import { countOfDay, dayKeyOf } from '#rules/days.ts'
import { currentItemName } from '#rules/items/item-names.ts'
import { compareItems } from '#rules/items/item-order.ts'
import { RARITIES } from '#rules/items/rarities.ts'
import { ApiError } from '#server/api-error.ts'
import { iconUrl, isNamedSlug, namedItems } from '#server/art.ts'
import type { Scope } from '#server/calls/call-scope.ts'
import type { Db } from '#server/db/database.ts'
import { playerView } from '#server/db/player-view.ts'
import type { ItemRow } from '#server/db/tables/items.ts'
import { UUID } from '#server/entropy/uuid.ts'
import { getPlayer, type PlayerRow } from '#server/modules/players/service.ts'
import { drawItem } from './drawn-item.ts'
import type { NewItem } from './new-item.ts'
import {
  countSmithing,
  deleteItems,
  equippedItems,
  freeRerollsOn,
  hasWelcomeSword,
  type ItemChange,
  insertItems,
  insertPassedItem,
  itemOfAnybody,
  itemsByIds,
  itemsOf,
  newestOfRarity,
  setStatus,
  setUsed,
  slugsEverSelect,
  takeOff,
  updateItem,
} from './store.ts'

export type { NewItem }
export { drawItem }

export const SLUGS_EVER_PARTS = { slugsEver: slugsEverSelect }

/** The newest item of each owner and rarity. Skips items on sale, which cannot be changed. */
export const newestItems = (db: Db, playerIds: readonly bigint[], rarities: readonly ItemRow['rarity'][]) =>
  newestOfRarity(db, playerIds, rarities)

/** Each named item has its own picture; the others share one per kind and rarity. */
export const itemImageUrl = ({ slug, type, rarity }: Pick<Equipment, 'slug' | 'type' | 'rarity'>): string => {
  if (isNamedSlug(slug)) return iconUrl(`item-special-${slug}`)
  return iconUrl(`item-${type}-${RARITIES.indexOf(rarity) as 0 | 1 | 2 | 3 | 4 | 5}`)
}

export const itemOnTheWire = (
  row: Pick<ItemRow, 'id' | 'slug' | 'name' | 'type' | 'rarity' | 'status' | 'stats'>,
): Equipment => ({
  id: row.id,
  slug: row.slug,
  name: currentItemName(row),
  type: row.type,
  rarity: row.rarity,
  status: row.status,
  image_url: itemImageUrl(row),
  equipment_stats: row.stats,
})

export const isSlugTradeable = (slug: string): boolean => namedItems().get(slug)?.tradeable ?? true

/** True if the item is bound for ever, or still bound for a time (R47). */
export const isBound = ({ bound, bound_until }: Pick<ItemRow, 'bound' | 'bound_until'>, nowMs: number): boolean =>
  bound || (bound_until !== null && bound_until.getTime() > nowMs)

export const rerollsToday = ({ reroll_day, rerolls }: ItemRow, nowMs: number): number =>
  countOfDay({ day: reroll_day, count: rerolls }, dayKeyOf(nowMs))

export const freeRerollsToday = ({ free_reroll_day, free_rerolls }: ItemRow, nowMs: number): number =>
  countOfDay({ day: free_reroll_day, count: free_rerolls }, dayKeyOf(nowMs))

interface Viewer {
  readonly player: Pick<PlayerRow, 'items_seen_at'>
  readonly nowMs: number
}

export const ownItemOnTheWire = (row: ItemRow, { player, nowMs }: Viewer): OwnEquipment => {
  const rerolls = rerollsToday(row, nowMs)
  return {
    ...itemOnTheWire(row),
    tradeable: !isBound(row, nowMs) && isSlugTradeable(row.slug),
    own: {
      locked: row.locked,
      bound: isBound(row, nowMs),
      ...(row.bound_until !== null && isBound(row, nowMs) && !row.bound
        ? { bound_until: row.bound_until.toISOString(), ...(row.paid_xtr !== null && { paid_xtr: row.paid_xtr }) }
        : {}),
      is_new: row.created_at.getTime() > (player.items_seen_at?.getTime() ?? 0),
      created_at: row.created_at.toISOString(),
      refine_failures: row.refine_failures,
      refine_percent: refinePercent(row.rarity, row.refine_failures),
      reroll_count: rerolls,
      reroll_cost: canReroll(rerolls) ? rerollCostNano(rerolls) : null,
      free_rerolled: freeRerollsToday(row, nowMs),
    },
  }
}

const inOrder = (rows: readonly ItemRow[]): ItemRow[] => {
  const keyed = rows.map((row) => ({ ...row, createdMs: row.created_at.getTime() }))
  return keyed.sort(compareItems)
}

/** In inventory order (T1). @throws ApiError `player-not-found` */
export const inventoryOf = async ({ db, nowMs }: Scope, playerId: number): Promise<OwnEquipment[]> => {
  const player = await getPlayer(db, playerId)
  return inOrder(await itemsOf(db, playerId)).map((row) => ownItemOnTheWire(row, { player, nowMs }))
}

export const rowsOfPlayer = (db: Db, playerId: number): Promise<ItemRow[]> => itemsOf(db, playerId)

/** Invalid ids are left out. */
export const findItems = (db: Db, playerId: number, ids: readonly string[]): Promise<ItemRow[]> =>
  itemsByIds(
    db,
    playerId,
    ids.filter((id) => UUID.test(id)),
  )

/** Undefined for an invalid id. Calls `onLook` before it queries all nodes. */
export const findAnybodysItem = async (db: Db, id: string, onLook: () => void): Promise<ItemRow | undefined> => {
  if (!UUID.test(id)) return undefined
  onLook()
  return itemOfAnybody(db, id)
}

/** @throws ApiError `invalid-item` (row 110) */
export const getItem = async (db: Db, playerId: number, id: string): Promise<ItemRow> => {
  const [row] = await findItems(db, playerId, [id])
  if (!row) throw new ApiError('invalid-item')
  return row
}

/** @throws ApiError `item-on-sale`, because an item on sale cannot be changed; `invalid-item` */
export const getFreeItem = async (db: Db, playerId: number, id: string): Promise<ItemRow> => {
  const row = await getItem(db, playerId, id)
  if (row.status === 'on-sale') throw new ApiError('item-on-sale')
  return row
}

/** Requires the player's lock. If the item is worn, the caller refreshes the loadout. */
export const changeItem = (db: Db, playerId: number, id: string, change: ItemChange): Promise<ItemRow> =>
  updateItem(db, playerId, id, change)

/** Requires the player's lock. The caller keeps one item per slot, refreshes the loadout, and has a listing for each item on sale. */
export const putItems = (db: Db, playerId: number, ids: readonly string[], status: ItemRow['status'], nowMs: number) =>
  setStatus(db, playerId, ids, status, nowMs)

/** Marks bought items as used in a fight (R49). Requires the player's lock. */
export const markItemsUsed = (db: Db, playerId: number, ids: readonly string[], nowMs: number): Promise<void> =>
  setUsed(db, playerId, ids, nowMs)

/** The caller writes the ledger rows. @returns how many items existed */
export const removeItems = (db: Db, playerId: number, ids: readonly string[]): Promise<number> =>
  deleteItems(db, playerId, ids)

/**
 * Moves an item to another player with its id, stats, refine failures and re-roll counts. Requires both players' locks.
 * The caller writes the ledger rows.
 */
export const passItem = async (
  db: Db,
  { from, to, id }: { readonly from: number; readonly to: number; readonly id: string },
  nowMs: number,
): Promise<void> => {
  const [item] = await itemsByIds(db, from, [id])
  if (!item || (await deleteItems(db, from, [id])) !== 1)
    throw new Error(`Player ${from} has no item ${id} to pass on.`)
  await insertPassedItem(db, to, item, nowMs)
}

/** Counts a successful refining or awakening, for missions (R05). */
export const countSmithingOf = (db: Db, playerId: number, column: 'items_refined' | 'items_awakened'): Promise<void> =>
  countSmithing(db, playerId, column)

export const freeRerollsOfDay = (db: Db, playerId: number, nowMs: number): Promise<number> =>
  freeRerollsOn(db, playerId, dayKeyOf(nowMs))

export const wornRows = (db: Db, playerId: number): Promise<ItemRow[]> => equippedItems(db, playerId)

export const wornBy = async (db: Db, playerId: number): Promise<Equipment[]> =>
  (await equippedItems(db, playerId)).map(itemOnTheWire)

/** The caller writes the items' ledger rows in the same transaction. */
export const addItems = (db: Db, items: readonly NewItem[], nowMs: number): Promise<void> =>
  insertItems(db, items, nowMs)

/** The caller puts another item on and refreshes the power. */
export const takeOffItem = (db: Db, playerId: number, type: Equipment['type']): Promise<void> =>
  takeOff(db, playerId, type)

export const welcomeView = playerView({ hasWelcomeSword }, (read) => ({ claimed: read.hasWelcomeSword }))
