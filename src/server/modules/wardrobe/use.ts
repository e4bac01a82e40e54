import type { CallScope } from '#server/calls/call-scope.ts'
import type { ItemRow } from '#server/db/tables/items.ts'
import { markItemsUsed } from '#server/modules/items/service.ts'
import { hasAttackedSince } from '#server/modules/kombat/service.ts'
import { hasEnteredSince } from '#server/modules/tournament/service.ts'

/**
 * Being attacked does not count as use (R49). Fights do not write to items, so this is checked when an item comes off
 * or is returned.
 */
export const wasFoughtIn = async ({ db }: CallScope, playerId: number, item: ItemRow): Promise<boolean> => {
  if (item.used_at !== null) return true
  if (item.status !== 'equipped') return false
  const since = item.worn_at ?? item.created_at
  return (await hasAttackedSince(db, playerId, since)) || hasEnteredSince(db, playerId, since)
}

/** Marks bought items as used if they come off after a fight. Requires the player's lock. */
export const markUsed = async (scope: CallScope, playerId: number, off: readonly ItemRow[]): Promise<void> => {
  const used: string[] = []
  for (const item of off)
    if (item.bound_until !== null && item.used_at === null && (await wasFoughtIn(scope, playerId, item)))
      used.push(item.id)
  await markItemsUsed(scope.db, playerId, used, scope.nowMs)
}
