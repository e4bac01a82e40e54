import { refineCost, refineError } from '#rules/blacksmith/blacksmith.ts'
import { MATERIAL_SLUGS } from '#rules/items/materials.ts'
import { RARITIES } from '#rules/items/rarities.ts'
import type { Db } from '#server/db/database.ts'
import { balancesOfOwners } from '#server/db/ledger.ts'
import { newestItems } from '#server/modules/items/service.ts'
import type { NotificationTrigger } from '#server/notification-trigger.ts'

const REFINABLE = RARITIES.filter((rarity) => refineError({ rarity }) === null).reverse()

type Held = ReadonlyMap<string, { readonly amount: bigint; readonly changedMs: number }>

const enoughSinceMs = (rarity: (typeof RARITIES)[number], held: Held | undefined): number | null => {
  const cost = refineCost(rarity).map(({ slug, quantity }) => ({ quantity, has: held?.get(slug) }))
  if (cost.some(({ has, quantity }) => has === undefined || has.amount < BigInt(quantity))) return null
  return Math.max(...cost.map(({ has }) => has?.changedMs ?? 0))
}

/**
 * For each player whose materials suffice to refine an item, the newest item of the best such rarity. One notification
 * per item and rarity (extra 8, R17). Two statements for the whole batch.
 */
export const refineTriggers = async (
  db: Db,
  playerIds: readonly bigint[],
): Promise<ReadonlyMap<bigint, NotificationTrigger>> => {
  const items = await newestItems(db, playerIds, REFINABLE)
  const owners = [...new Set(items.map(({ owner_id }) => owner_id))]
  const held = new Map<bigint, Map<string, { amount: bigint; changedMs: number }>>()
  for (const { owner_id, asset, amount, changed_at } of await balancesOfOwners(db, owners, MATERIAL_SLUGS)) {
    const own = held.get(owner_id) ?? new Map()
    held.set(owner_id, own.set(asset, { amount, changedMs: changed_at?.getTime() ?? 0 }))
  }
  const found = new Map<bigint, NotificationTrigger>()
  const bestFirst = items.toSorted((a, b) => REFINABLE.indexOf(a.rarity) - REFINABLE.indexOf(b.rarity))
  for (const { owner_id, id, rarity, created_at } of bestFirst) {
    const sinceMs = enoughSinceMs(rarity, held.get(owner_id))
    if (sinceMs === null || found.has(owner_id)) continue
    const atMs = Math.max(sinceMs, created_at.getTime())
    found.set(owner_id, { subject: `${id}:${rarity}`, atMs })
  }
  return found
}
