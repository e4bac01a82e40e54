import type { Equipment } from '#contracts/wire.ts'
import { rollItem } from '#rules/items/items.ts'
import { createRng } from '#rules/prng.ts'
import { ApiError } from '#server/api-error.ts'
import type { CallScope } from '#server/calls/call-scope.ts'
import { mintTo } from '#server/db/ledger.ts'
import { uuidV7 } from '#server/entropy/entropy.ts'
import { getPlayerLocked } from '#server/modules/players/service.ts'
import { addItems, itemOnTheWire } from './service.ts'
import { insertWelcomeSword } from './store.ts'

/** A bound prototype sword, once per player (R04, R43, R47). @throws ApiError `player-not-found`, `already-claimed` */
export const claimWelcomeSword = async ({ db, nowMs, entropy }: CallScope, playerId: number): Promise<Equipment> => {
  await getPlayerLocked(db, playerId)
  const id = uuidV7(entropy, nowMs)
  if (!(await insertWelcomeSword(db, playerId, id, nowMs))) throw new ApiError('already-claimed')
  const rng = createRng(entropy.bytes(16).toString('hex'))
  const { stats, ...sword } = rollItem(rng, { type: 'sword', rarity: 'prototype' })
  const item = {
    ...sword,
    id,
    ownerId: playerId,
    status: 'inventory' as const,
    bound: true,
    stats: stats.map((stat) => ({ ...stat })),
  }
  await addItems(db, [item], nowMs)
  const given = { asset: 'equipment', amount: 1n, reason: 'welcome-sword', ref: id } as const
  await mintTo({ db, nowMs, entropy }, playerId, given)
  return itemOnTheWire(item)
}
