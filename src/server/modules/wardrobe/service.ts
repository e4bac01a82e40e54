import type { GearAnswer } from '#contracts/wire.ts'
import { isWornType } from '#rules/items/item-kinds.ts'
import { bestOutfit } from '#rules/kombat/outfit.ts'
import type { Stance } from '#rules/kombat/stances.ts'
import { ApiError } from '#server/api-error.ts'
import type { CallScope } from '#server/calls/call-scope.ts'
import type { ItemRow } from '#server/db/tables/items.ts'
import { getFighter, stanceOf } from '#server/modules/fighters/service.ts'
import {
  findItems,
  getFreeItem,
  itemOnTheWire,
  ownItemOnTheWire,
  putItems,
  rowsOfPlayer,
  wornRows,
} from '#server/modules/items/service.ts'
import { keepStance, syncLoadout } from '#server/modules/kombat/service.ts'
import { getPlayerLocked, type PlayerRow } from '#server/modules/players/service.ts'
import { markUsed, wasFoughtIn } from './use.ts'

export { markUsed, wasFoughtIn }

const isWorn = ({ status }: Pick<ItemRow, 'status'>): boolean => status === 'equipped'
const isFree = ({ status }: Pick<ItemRow, 'status'>): boolean => status !== 'on-sale'

const withItem = (outfit: readonly ItemRow[], item: ItemRow): ItemRow[] => [
  ...outfit.filter(({ type }) => type !== item.type),
  item,
]

const idsOf = (items: readonly ItemRow[]): string[] => items.map(({ id }) => id)

/** Replaces the whole outfit. Refreshes the power and the pending match (R11). @param player locked */
const wearOutfit = async (
  scope: CallScope,
  player: PlayerRow,
  worn: readonly ItemRow[],
  outfit: readonly ItemRow[],
  isNewStance = false,
): Promise<GearAnswer> => {
  const { db, nowMs } = scope
  const playerId = Number(player.id)
  const wanted = new Set(idsOf(outfit))
  const off = worn.filter(({ id }) => !wanted.has(id))
  const on = outfit.filter((item) => !isWorn(item))
  await markUsed(scope, playerId, off)
  await putItems(db, playerId, idsOf(off), 'inventory', nowMs)
  await putItems(db, playerId, idsOf(on), 'equipped', nowMs)
  const power = isNewStance || off.length + on.length > 0 ? await syncLoadout(scope, playerId) : player.power
  const changed = [
    ...off.map((row): ItemRow => ({ ...row, status: 'inventory' })),
    ...on.map((row): ItemRow => ({ ...row, status: 'equipped' })),
  ]
  const equipped = outfit.map((row) => itemOnTheWire({ ...row, status: 'equipped' }))
  return {
    changed: changed.map((row) => ownItemOnTheWire(row, { player, nowMs })),
    equipped: equipped.sort((a, b) => (a.type < b.type ? -1 : 1)),
    power,
  }
}

/**
 * Putting it on replaces the item in its slot (R15). @throws ApiError `player-not-found`, `invalid-item`,
 * `item-on-sale`; `cannot-equip` for supply and key
 */
export const equipItem = async (
  scope: CallScope,
  playerId: number,
  id: string,
  equipped: boolean,
): Promise<GearAnswer> => {
  const { db } = scope
  const player = await getPlayerLocked(db, playerId)
  const item = await getFreeItem(db, playerId, id)
  if (!isWornType(item.type)) throw new ApiError('cannot-equip')
  const worn = await wornRows(db, playerId)
  const outfit = equipped ? withItem(worn, item) : worn.filter((row) => row.id !== item.id)
  return wearOutfit(scope, player, worn, outfit)
}

/** Wears the items with the highest power that are not on sale (extra 15). */
export const equipBest = async (scope: CallScope, playerId: number): Promise<GearAnswer> => {
  const { db } = scope
  const player = await getPlayerLocked(db, playerId)
  const { loadout } = await getFighter(scope, playerId)
  const free = (await rowsOfPlayer(db, playerId)).filter(isFree)
  const worn = free.filter(isWorn)
  return wearOutfit(scope, player, worn, bestOutfit(loadout, worn, free))
}

/**
 * Slots without one of the items stay as they are, and a null stance leaves the player's. Requires the player's lock.
 */
export const wearAtOnce = async (
  scope: CallScope,
  player: PlayerRow,
  ids: readonly string[],
  stance: Stance | null,
): Promise<GearAnswer> => {
  const playerId = Number(player.id)
  const chosen = (await findItems(scope.db, playerId, ids)).filter(isFree)
  const worn = await wornRows(scope.db, playerId)
  const isNewStance = stance !== null && stance !== stanceOf(player)
  if (isNewStance) await keepStance(scope.db, playerId, stance)
  return wearOutfit(scope, player, worn, chosen.reduce(withItem, worn), isNewStance)
}

export const isOutfit = (items: readonly ItemRow[]): boolean =>
  items.every(({ type }) => isWornType(type)) && new Set(items.map(({ type }) => type)).size === items.length
