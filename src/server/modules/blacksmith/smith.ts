import type { Equipment } from '#contracts/wire.ts'
import {
  AWAKEN_COST,
  awakenError,
  awakenOdds,
  costStacks,
  refineCost,
  refinedItem,
  refineError,
  refineOdds,
} from '#rules/blacksmith/blacksmith.ts'
import { ApiError } from '#server/api-error.ts'
import type { CallScope } from '#server/calls/call-scope.ts'
import type { ItemRow } from '#server/db/tables/items.ts'
import { changeItem, countSmithingOf, getFreeItem } from '#server/modules/items/service.ts'
import { syncLoadout } from '#server/modules/kombat/service.ts'
import { drawLuck } from '#server/modules/luck/service.ts'
import { takeMaterials } from '#server/modules/materials/service.ts'
import { getPlayerLocked } from '#server/modules/players/service.ts'

const mutable = (stats: readonly Equipment['equipment_stats'][number][]): Equipment['equipment_stats'] =>
  stats.map((stat) => ({ ...stat }))

const forge = async (scope: CallScope, playerId: number, row: ItemRow, change: Parameters<typeof changeItem>[3]) => {
  await changeItem(scope.db, playerId, row.id, change)
  if (row.status === 'equipped') await syncLoadout(scope, playerId)
}

/**
 * Takes the materials whether it succeeds or fails (R17, rows 113, 115, 121). @returns true on success @throws ApiError
 * `player-not-found`, `invalid-item`, `item-on-sale`, `refine-coming-soon`, `insufficient-materials`
 */
export const refineItem = async (scope: CallScope, playerId: number, id: string): Promise<boolean> => {
  const { db } = scope
  await getPlayerLocked(db, playerId)
  const row = await getFreeItem(db, playerId, id)
  const refusal = refineError(row)
  if (refusal !== null) throw new ApiError(refusal)
  await takeMaterials(scope, playerId, refineCost(row.rarity), { reason: 'refine', ref: row.id })
  const odds = refineOdds(row, row.refine_failures)
  const { succeeded, lines } = await drawLuck(scope, playerId, 'refine', odds, { itemId: row.id })
  if (!succeeded) {
    await changeItem(db, playerId, row.id, { refine_failures: row.refine_failures + 1 })
    return false
  }
  const { slug, name, rarity, stats } = refinedItem(row, lines)
  await countSmithingOf(db, playerId, 'items_refined')
  await forge(scope, playerId, row, { slug, name, rarity, stats: mutable(stats), refine_failures: 0 })
  return true
}

/**
 * Awakening always succeeds (R18, rows 114, 115). @throws ApiError `player-not-found`, `invalid-item` if unknown or no
 * prototype, `item-on-sale`, `fully-awakened`, `insufficient-materials`
 */
export const awakenItem = async (
  scope: CallScope,
  playerId: number,
  id: string,
): Promise<Equipment['equipment_stats']> => {
  const { db } = scope
  await getPlayerLocked(db, playerId)
  const row = await getFreeItem(db, playerId, id)
  const refusal = awakenError(row)
  if (refusal !== null) throw new ApiError(refusal)
  await takeMaterials(scope, playerId, costStacks(AWAKEN_COST.prototype), { reason: 'awaken', ref: row.id })
  const { lines } = await drawLuck(scope, playerId, 'awaken', awakenOdds(row), { itemId: row.id })
  await countSmithingOf(db, playerId, 'items_awakened')
  await forge(scope, playerId, row, { stats: mutable([...row.stats, ...lines]) })
  return mutable(lines)
}
