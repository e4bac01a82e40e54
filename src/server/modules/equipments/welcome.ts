import type { Equipment } from '../../../contracts/wire.ts'
import { rollItem } from '../../../rules/items.ts'
import { createRng } from '../../../rules/prng.ts'
import { GAME_ACCOUNT, postTransfers } from '../../db/ledger.ts'
import { uuidV7 } from '../../entropy.ts'
import { CallError } from '../../http/call-error.ts'
import type { UseCase } from '../../use-case.ts'
import { getPlayerLocked } from '../players/service.ts'
import { addItems, itemOnTheWire } from './service.ts'
import { noteWelcomeSword } from './store.ts'

/**
 * Gives the welcome sword, a prototype, once (R04, R43); it goes into the inventory.
 * @throws CallError `already-claimed`
 */
export const claimWelcomeSword = async ({ db, nowMs, entropy }: UseCase, playerId: number): Promise<Equipment> => {
  await getPlayerLocked(db, playerId)
  const id = uuidV7(entropy, nowMs)
  if (!(await noteWelcomeSword(db, playerId, id, nowMs))) throw new CallError('already-claimed')
  const rng = createRng(entropy.bytes(16).toString('hex'))
  const { stats, ...sword } = rollItem(rng, { type: 'sword', rarity: 'prototype' })
  const item = {
    ...sword,
    id,
    ownerId: playerId,
    status: 'inventory' as const,
    stats: stats.map((stat) => ({ ...stat })),
  }
  await addItems(db, [item], nowMs)
  await postTransfers(
    db,
    [
      {
        id: uuidV7(entropy, nowMs),
        from: GAME_ACCOUNT,
        to: playerId,
        asset: 'equipment',
        amount: 1n,
        reason: 'welcome-sword',
        ref: id,
      },
    ],
    nowMs,
  )
  return itemOnTheWire(item)
}
