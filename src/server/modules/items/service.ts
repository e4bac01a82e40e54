import type { Kysely } from 'kysely'
import type { Equipment, OwnEquipment } from '../../../contracts/wire.ts'
import { refinePercent } from '../../../rules/blacksmith/blacksmith.ts'
import { canReroll, rerollCostNano } from '../../../rules/blacksmith/re-roll.ts'
import { countOfDay, dayKeyOf } from '../../../rules/days.ts'
import { currentItemName } from '../../../rules/items/item-names.ts'
import { compareItems } from '../../../rules/items/item-order.ts'
import { RARITIES } from '../../../rules/items/rarities.ts'
import { iconUrl, isNamedSlug, namedItems } from '../../art.ts'
import type { CallScope } from '../../call-scope.ts'
import type { Database } from '../../db/database.ts'
import { playerView } from '../../db/player-view.ts'
import type { ItemRow } from '../../db/tables/items.ts'
import { Refusal } from '../../refusal.ts'
import { getPlayer, type PlayerRow } from '../players/service.ts'
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
  slugsEverPart,
  takeOff,
  updateItem,
} from './store.ts'

export type { NewItem }

/** Every kind of item that a player has ever had, as a part of what is read with the player. */
export const SLUGS_EVER_PARTS = { slugsEver: slugsEverPart }

/** The newest item of each of these rarities that the players could change, by owner. */
export const newestItems = (
  db: Kysely<Database>,
  playerIds: readonly bigint[],
  rarities: readonly ItemRow['rarity'][],
): Promise<readonly Pick<ItemRow, 'owner_id' | 'id' | 'rarity' | 'created_at'>[]> =>
  newestOfRarity(db, playerIds, rarities)

/** Picture of an item: its own for a named one, else by its kind and rarity. */
export const itemImageUrl = ({ slug, type, rarity }: Pick<Equipment, 'slug' | 'type' | 'rarity'>): string => {
  if (isNamedSlug(slug)) return iconUrl(`item-special-${slug}`)
  return iconUrl(`item-${type}-${RARITIES.indexOf(rarity) as 0 | 1 | 2 | 3 | 4 | 5}`)
}

/** An item on the wire. */
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

/** Whether an item may be sold by its slug (row 108, T22). */
export const isSlugTradeable = (slug: string): boolean => namedItems().get(slug)?.tradeable ?? true

/** Whether an item is bound: for good, or still for a while (R47). */
export const isBound = ({ bound, bound_until }: Pick<ItemRow, 'bound' | 'bound_until'>, nowMs: number): boolean =>
  bound || (bound_until !== null && bound_until.getTime() > nowMs)

/** Paid re-rolls of an item today (R20). */
export const rerollsToday = ({ reroll_day, rerolls }: ItemRow, nowMs: number): number =>
  countOfDay({ day: reroll_day, count: rerolls }, dayKeyOf(nowMs))

/** Free re-rolls of an item today (R20). */
export const freeRerollsToday = ({ free_reroll_day, free_rerolls }: ItemRow, nowMs: number): number =>
  countOfDay({ day: free_reroll_day, count: free_rerolls }, dayKeyOf(nowMs))

/** Who looks at the own items, and when. */
interface Viewer {
  readonly player: Pick<PlayerRow, 'items_seen_at'>
  readonly nowMs: number
}

/** An item as its owner sees it. */
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

/** Everything that a player has, in the order of the inventory (T1). @throws Refusal `player-not-found` */
export const inventoryOf = async (
  { db, nowMs }: Pick<CallScope, 'db' | 'nowMs'>,
  playerId: number,
): Promise<OwnEquipment[]> => {
  const player = await getPlayer(db, playerId)
  return inOrder(await itemsOf(db, playerId)).map((row) => ownItemOnTheWire(row, { player, nowMs }))
}

/** All items of a player, oldest first. */
export const rowsOfPlayer = (db: Kysely<Database>, playerId: number): Promise<ItemRow[]> => itemsOf(db, playerId)

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i

/** Those of these items that the player has; what is no id is nobody's. */
export const findItems = (db: Kysely<Database>, playerId: number, ids: readonly string[]): Promise<ItemRow[]> =>
  itemsByIds(
    db,
    playerId,
    ids.filter((id) => UUID.test(id)),
  )

/** An item, whoever has it; what is no id is nobody's. `onLook` is called before all nodes are asked. */
export const findAnybodysItem = async (
  db: Kysely<Database>,
  id: string,
  onLook: () => void,
): Promise<ItemRow | undefined> => {
  if (!UUID.test(id)) return undefined
  onLook()
  return itemOfAnybody(db, id)
}

/** An item of a player. @throws Refusal `invalid-item` when the player has none of this id (row 110) */
export const getItem = async (db: Kysely<Database>, playerId: number, id: string): Promise<ItemRow> => {
  const [row] = await findItems(db, playerId, [id])
  if (!row) throw new Refusal('invalid-item')
  return row
}

/** An item of a player that is not on sale: of those nothing changes but the listing. @throws Refusal `invalid-item`, `item-on-sale` */
export const getFreeItem = async (db: Kysely<Database>, playerId: number, id: string): Promise<ItemRow> => {
  const row = await getItem(db, playerId, id)
  if (row.status === 'on-sale') throw new Refusal('item-on-sale')
  return row
}

/** Changes an item. The caller holds the player's lock, and brings the loadout up to date when it is worn. */
export const changeItem = (db: Kysely<Database>, playerId: number, id: string, change: ItemChange): Promise<ItemRow> =>
  updateItem(db, playerId, id, change)

/**
 * Puts items on, off, or on sale. The caller holds the player's lock, keeps one a slot, brings the loadout up to date, and has an
 * open listing for exactly what is on sale.
 */
export const putItems = (
  db: Kysely<Database>,
  playerId: number,
  ids: readonly string[],
  status: ItemRow['status'],
  nowMs: number,
): Promise<void> => setStatus(db, playerId, ids, status, nowMs)

/** Notes that the owner of these items has fought in them (R49). The caller holds the player's lock. */
export const markItemsUsed = (
  db: Kysely<Database>,
  playerId: number,
  ids: readonly string[],
  nowMs: number,
): Promise<void> => setUsed(db, playerId, ids, nowMs)

/** Removes items that exist no longer. The caller writes the ledger row of each. Returns how many there were. */
export const removeItems = (db: Kysely<Database>, playerId: number, ids: readonly string[]): Promise<number> =>
  deleteItems(db, playerId, ids)

/**
 * Passes an item on to another player, whose it is from now on; its id, numbers and counts stay. The caller holds both players'
 * locks, and writes the ledger rows.
 */
export const passItem = async (
  db: Kysely<Database>,
  { from, to, id }: { readonly from: number; readonly to: number; readonly id: string },
  nowMs: number,
): Promise<void> => {
  const [item] = await itemsByIds(db, from, [id])
  if (!item || (await deleteItems(db, from, [id])) !== 1)
    throw new Error(`Player ${from} has no item ${id} to pass on.`)
  await insertPassedItem(db, to, item, nowMs)
}

/** Counts a refining that succeeded, or an awakening, for the missions (R05). */
export const countSmithingOf = (
  db: Kysely<Database>,
  playerId: number,
  column: 'items_refined' | 'items_awakened',
): Promise<void> => countSmithing(db, playerId, column)

/** Free re-rolls of all of a player's items today (T16). */
export const freeRerollsOfDay = (db: Kysely<Database>, playerId: number, nowMs: number): Promise<number> =>
  freeRerollsOn(db, playerId, dayKeyOf(nowMs))

/** The rows of what a player wears, one a slot at most. */
export const wornRows = (db: Kysely<Database>, playerId: number): Promise<ItemRow[]> => equippedItems(db, playerId)

/** What a player wears (row 110), one item a slot. */
export const wornBy = async (db: Kysely<Database>, playerId: number): Promise<Equipment[]> =>
  (await equippedItems(db, playerId)).map(itemOnTheWire)

/** Stores new items. The caller writes the ledger row of each, in the same transaction. */
export const addItems = (db: Kysely<Database>, items: readonly NewItem[], nowMs: number): Promise<void> =>
  insertItems(db, items, nowMs)

/** Puts what the player wears in a slot back into the inventory. The caller wears something else, and refreshes the power. */
export const takeOffItem = (db: Kysely<Database>, playerId: number, type: Equipment['type']): Promise<void> =>
  takeOff(db, playerId, type)

/** GET equipments/welcome: whether the player has claimed the welcome sword (R04). */
export const welcomeView = playerView({ hasWelcomeSword }, (read) => ({ claimed: read.hasWelcomeSword }))
