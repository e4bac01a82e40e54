import type { CallData } from '#contracts/schemas.ts'
import type { OwnEquipment } from '#contracts/wire.ts'
import { ApiError } from '#server/api-error.ts'
import type { Scope } from '#server/calls/call-scope.ts'
import type { CountLookup } from '#server/calls/lookup-limit.ts'
import { getPlayer, getPlayerLocked } from '#server/modules/players/service.ts'
import { changeItem, findAnybodysItem, findItems, getFreeItem, ownItemOnTheWire } from './service.ts'
import { setSeen } from './store.ts'

/**
 * To other viewers than the owner, `own` is null (rows 105, 110). @throws ApiError `player-not-found`, `invalid-item`;
 * `rate-limited` after thirty searches a minute without `ownerId`
 */
export const shownItem = async (
  { db, nowMs, countLookup }: Scope & { readonly countLookup: CountLookup },
  { viewerId, ownerId, id }: { readonly viewerId: number; readonly ownerId: number | undefined; readonly id: string },
): Promise<CallData<'equipments.get'>> => {
  const [named] = await findItems(db, ownerId ?? viewerId, [id])
  const row =
    named ?? (ownerId === undefined ? await findAnybodysItem(db, id, () => countLookup(viewerId, nowMs)) : null)
  if (!row) throw new ApiError('invalid-item')
  if (Number(row.owner_id) === viewerId) return ownItemOnTheWire(row, { player: await getPlayer(db, viewerId), nowMs })
  return { ...ownItemOnTheWire(row, { player: { items_seen_at: null }, nowMs }), own: null }
}

/** Locks or unlocks an item (R15). @throws ApiError `player-not-found`, `invalid-item`, `item-on-sale` */
export const lockItem = async (
  { db, nowMs }: Scope,
  playerId: number,
  id: string,
  locked: boolean,
): Promise<OwnEquipment> => {
  const player = await getPlayerLocked(db, playerId)
  const row = await getFreeItem(db, playerId, id)
  return ownItemOnTheWire(await changeItem(db, playerId, row.id, { locked }), { player, nowMs })
}

export const markSeen = async ({ db, nowMs }: Scope, playerId: number): Promise<CallData<'equipments.seen'>> => {
  await getPlayerLocked(db, playerId)
  await setSeen(db, playerId, nowMs)
  return { seen_at: new Date(nowMs).toISOString() }
}
