import type { GearAnswer } from '../../../contracts/wire.ts'
import { bestOutfit } from '../../../rules/fight/outfit.ts'
import { type ItemType, WORN_TYPES } from '../../../rules/items/item-kinds.ts'
import type { CallScope } from '../../call-scope.ts'
import { Refusal } from '../../refusal.ts'
import {
  findItems,
  getFreeItem,
  type ItemRow,
  itemOnTheWire,
  ownItemOnTheWire,
  putItems,
  rowsOfPlayer,
} from '../equipments/service.ts'
import { getFighter } from '../fighters/service.ts'
import { syncLoadout } from '../kombat/service.ts'
import { getPlayer, getPlayerLocked } from '../players/service.ts'

const isWearable = (type: ItemType): boolean => (WORN_TYPES as readonly ItemType[]).includes(type)

const isWorn = ({ status }: Pick<ItemRow, 'status'>): boolean => status === 'equipped'

/** The outfit with an item in its slot. */
const withItem = (outfit: readonly ItemRow[], item: ItemRow): ItemRow[] => [
  ...outfit.filter(({ type }) => type !== item.type),
  item,
]

/**
 * Wears exactly these items of a player, whose row is locked: one a slot. Power and the pending match follow (R11).
 * @param owned all items of the player
 */
const wearOutfit = async (
  scope: CallScope,
  playerId: number,
  owned: readonly ItemRow[],
  outfit: readonly ItemRow[],
): Promise<GearAnswer> => {
  const { db, nowMs } = scope
  const wanted = new Set(outfit.map(({ id }) => id))
  const off = owned.filter((item) => isWorn(item) && !wanted.has(item.id)).map(({ id }) => id)
  const on = outfit.filter((item) => !isWorn(item)).map(({ id }) => id)
  await putItems(db, playerId, off, 'inventory')
  await putItems(db, playerId, on, 'equipped')
  if (off.length + on.length > 0) await syncLoadout(scope, playerId)
  const player = await getPlayer(db, playerId)
  const changed = await findItems(db, playerId, [...off, ...on])
  const equipped = outfit.map((row) => itemOnTheWire({ ...row, status: 'equipped' }))
  return {
    changed: changed.map((row) => ownItemOnTheWire(row, { player, nowMs })),
    equipped: equipped.sort((a, b) => (a.type < b.type ? -1 : 1)),
    power: player.power,
  }
}

/**
 * Puts an item on in place of what its slot holds, or takes it off (R15).
 * @throws Refusal `invalid-item`, `item-on-sale`, `cannot-equip` for supply and key
 */
export const equipItem = async (
  scope: CallScope,
  playerId: number,
  id: string,
  equipped: boolean,
): Promise<GearAnswer> => {
  const { db } = scope
  await getPlayerLocked(db, playerId)
  const item = await getFreeItem(db, playerId, id)
  if (!isWearable(item.type)) throw new Refusal('cannot-equip')
  const owned = await rowsOfPlayer(db, playerId)
  const worn = owned.filter(isWorn)
  const outfit = equipped ? withItem(worn, item) : worn.filter((row) => row.id !== item.id)
  return wearOutfit(scope, playerId, owned, outfit)
}

/** Wears the strongest outfit of what the player has and does not sell (extra 11). */
export const equipBest = async (scope: CallScope, playerId: number): Promise<GearAnswer> => {
  const { db } = scope
  await getPlayerLocked(db, playerId)
  const { loadout } = await getFighter(db, playerId)
  const owned = await rowsOfPlayer(db, playerId)
  const free = owned.filter(({ status }) => status !== 'on-sale')
  return wearOutfit(scope, playerId, owned, bestOutfit(loadout, owned.filter(isWorn), free))
}

/** Wears these items of the player; slots that they leave out keep what they hold. The player's row is locked. */
export const wearInPlace = async (scope: CallScope, playerId: number, ids: readonly string[]): Promise<GearAnswer> => {
  const owned = await rowsOfPlayer(scope.db, playerId)
  const chosen = owned.filter(({ id, status }) => ids.includes(id) && status !== 'on-sale')
  return wearOutfit(scope, playerId, owned, chosen.reduce(withItem, owned.filter(isWorn)))
}

/** Whether these items are one outfit: what can be worn, one a slot. */
export const isOutfit = (items: readonly ItemRow[]): boolean =>
  items.every(({ type }) => isWearable(type)) && new Set(items.map(({ type }) => type)).size === items.length
