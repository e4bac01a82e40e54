import type { CallData } from '../../../contracts/schemas.ts'
import type { OwnEquipment } from '../../../contracts/wire.ts'
import type { CallScope } from '../../call-scope.ts'
import { getPlayer, getPlayerLocked } from '../players/service.ts'
import { changeItem, getFreeItem, getItem, ownItemOnTheWire } from './service.ts'
import { setSeen } from './store.ts'

type Scope = Pick<CallScope, 'db' | 'nowMs'>

/**
 * An item as the caller may see it: another player's without what only its owner sees (row 105).
 * @throws Refusal `invalid-item`
 */
export const shownItem = async (
  { db, nowMs }: Scope,
  { viewerId, ownerId, id }: { readonly viewerId: number; readonly ownerId: number; readonly id: string },
): Promise<CallData<'equipments.get'>> => {
  const row = await getItem(db, ownerId, id)
  if (ownerId === viewerId) return ownItemOnTheWire(row, { player: await getPlayer(db, viewerId), nowMs })
  return { ...ownItemOnTheWire(row, { player: { items_seen_at: null }, nowMs }), own: null }
}

/** Locks an item against listing and dismantling, or unlocks it (R15). @throws Refusal `invalid-item`, `item-on-sale` */
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

/** Notes that the player has seen every item there is: none of them is new any more. */
export const markSeen = async ({ db, nowMs }: Scope, playerId: number): Promise<CallData<'equipments.seen'>> => {
  await getPlayerLocked(db, playerId)
  await setSeen(db, playerId, nowMs)
  return { seen_at: new Date(nowMs).toISOString() }
}
