import type { OwnedMaterial } from '#contracts/wire.ts'
import { dismantleError, dismantleYield, sumOfStacks } from '#rules/blacksmith/dismantle.ts'
import { ApiError } from '#server/api-error.ts'
import type { CallScope, Scope } from '#server/calls/call-scope.ts'
import { postMovements } from '#server/db/ledger.ts'
import { burn, minterFor } from '#server/db/movements.ts'
import type { ItemRow } from '#server/db/tables/items.ts'
import { uuidV7 } from '#server/entropy/entropy.ts'
import { giveOrInbox } from '#server/modules/inbox/service.ts'
import { findItems, isBound, isSlugTradeable, removeItems } from '#server/modules/items/service.ts'
import { stacksOnTheWire } from '#server/modules/materials/service.ts'
import { getPlayerLocked } from '#server/modules/players/service.ts'

const dismantled = async ({ db, nowMs }: Scope, playerId: number, ids: readonly string[]): Promise<ItemRow[]> => {
  const wanted = [...new Set(ids)]
  const items = await findItems(db, playerId, wanted)
  if (items.length === 0 || items.length !== wanted.length) throw new ApiError('invalid-item')
  for (const item of items) {
    const refusal = dismantleError({ ...item, tradeable: isSlugTradeable(item.slug) })
    if (refusal !== null) throw new ApiError(refusal)
  }
  return items.map((item) => ({ ...item, bound: isBound(item, nowMs) }))
}

/**
 * Materials that dismantling would bring (row 118, T15). @throws ApiError as `dismantleItems`, without
 * `player-not-found`
 */
export const previewDismantle = async (scope: Scope, playerId: number, id: string): Promise<OwnedMaterial[]> => {
  const items = await dismantled(scope, playerId, [id])
  return stacksOnTheWire(sumOfStacks(items.flatMap(dismantleYield)))
}

/**
 * Dismantles all items or none (R19, rows 118, 119). @throws ApiError `player-not-found`, `invalid-item`, `item-worn`,
 * `item-on-sale`, `item-locked`, `cannot-dismantle`
 */
export const dismantleItems = async (
  { db, nowMs, entropy }: CallScope,
  playerId: number,
  ids: readonly string[],
): Promise<OwnedMaterial[]> => {
  await getPlayerLocked(db, playerId)
  const items = await dismantled({ db, nowMs }, playerId, ids)
  const lost = items.map(({ id }) =>
    burn({
      id: uuidV7(entropy, nowMs),
      from: playerId,
      asset: 'equipment',
      amount: 1n,
      reason: 'dismantle',
      ref: id,
    }),
  )
  const gained = items.flatMap((item) => {
    const give = minterFor({ entropy, nowMs }, playerId, { reason: 'dismantle', ref: item.id })
    return dismantleYield(item).map(({ slug, quantity }) => give(slug, quantity))
  })
  const gone = items.map(({ id }) => id)
  if ((await removeItems(db, playerId, gone)) !== items.length) throw new ApiError('invalid-item')
  await postMovements(db, lost, nowMs)
  await giveOrInbox({ db, nowMs }, gained)
  return stacksOnTheWire(sumOfStacks(items.flatMap(dismantleYield)))
}
