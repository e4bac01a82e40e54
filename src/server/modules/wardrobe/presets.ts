import type { CallData } from '#contracts/schemas.ts'
import type { GearAnswer } from '#contracts/wire.ts'
import { ApiError } from '#server/api-error.ts'
import type { CallScope, Scope } from '#server/calls/call-scope.ts'
import { stanceOf } from '#server/modules/fighters/service.ts'
import { findItems, ownItemOnTheWire } from '#server/modules/items/service.ts'
import { getPlayer, getPlayerLocked } from '#server/modules/players/service.ts'
import { isOutfit, wearAtOnce } from './service.ts'
import { presetOf, storePreset } from './store.ts'

/** Leaves out items that are gone. Empty before the preset is saved (extra 15). */
export const getPreset = async (
  { db, nowMs }: Scope,
  playerId: number,
  number: number,
): Promise<CallData<'equipments.preset'>> => {
  const saved = await presetOf(db, playerId, number)
  const player = await getPlayer(db, playerId)
  const items = await findItems(db, playerId, saved?.item_ids ?? [])
  return {
    number,
    equipments: items.map((row) => ownItemOnTheWire(row, { player, nowMs })),
    stance: saved?.stance ?? null,
    saved_at: saved?.saved_at.toISOString() ?? null,
  }
}

/**
 * Saves an outfit with the player's stance and wears nothing (extra 15). @throws ApiError `player-not-found`,
 * `invalid-item`, `cannot-equip` if it is no outfit
 */
export const savePreset = async (
  { db, nowMs }: Scope,
  playerId: number,
  number: number,
  ids: readonly string[],
): Promise<CallData<'equipments.savePreset'>> => {
  const player = await getPlayerLocked(db, playerId)
  const wanted = [...new Set(ids)]
  const items = await findItems(db, playerId, wanted)
  if (items.length !== wanted.length) throw new ApiError('invalid-item')
  if (!isOutfit(items)) throw new ApiError('cannot-equip')
  await storePreset(db, playerId, { number, ids: items.map(({ id }) => id), stance: stanceOf(player), nowMs })
  return getPreset({ db, nowMs }, playerId, number)
}

/**
 * Slots that the preset leaves out stay as they are (extra 15). @throws ApiError `player-not-found`, `not-found` before
 * it is saved
 */
export const equipPreset = async (scope: CallScope, playerId: number, number: number): Promise<GearAnswer> => {
  const player = await getPlayerLocked(scope.db, playerId)
  const saved = await presetOf(scope.db, playerId, number)
  if (!saved) throw new ApiError('not-found')
  return wearAtOnce(scope, player, saved.item_ids, saved.stance)
}
