import type { CallScope } from '../../call-scope.ts'
import type { ItemRow } from '../../db/tables/items.ts'
import { markItemsUsed } from '../items/service.ts'
import { hasAttackedSince } from '../kombat/service.ts'
import { hasEnteredSince } from '../tournament/service.ts'

/**
 * Whether the owner has begun a fight or a tournament entry while wearing an item (R49). Being attacked in it is no use. Fights do not
 * write to items: they are looked up when the item comes off, or is asked back.
 */
export const wasFoughtIn = async ({ db }: CallScope, playerId: number, item: ItemRow): Promise<boolean> => {
  if (item.used_at !== null) return true
  if (item.status !== 'equipped') return false
  const since = item.worn_at ?? item.created_at
  return (await hasAttackedSince(db, playerId, since)) || hasEnteredSince(db, playerId, since)
}

/** Marks purchases that come off and were fought in. The caller holds the player's lock. */
export const markUsed = async (scope: CallScope, playerId: number, off: readonly ItemRow[]): Promise<void> => {
  const used: string[] = []
  for (const item of off)
    if (item.bound_until !== null && item.used_at === null && (await wasFoughtIn(scope, playerId, item)))
      used.push(item.id)
  await markItemsUsed(scope.db, playerId, used, scope.nowMs)
}
