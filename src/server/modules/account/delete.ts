import type { CallData } from '../../../contracts/schemas.ts'
import { type Asset, GAME_ACCOUNT, postTransfers } from '../../db/ledger.ts'
import { uuidV7 } from '../../entropy.ts'
import type { UseCase } from '../../use-case.ts'
import { getPlayerLocked } from '../players/service.ts'
import { balancesRecord, eraseNameAmongOthers, erasePlayerData, leaveTombstone } from './store.ts'

/** What others see where a player was. */
export const DELETED_PLAYER_NAME = 'Deleted player'

/**
 * Deletes the caller's account (R43), in the caller's transaction. Ledger rows stay, for they are also the other side's
 * account of what it got; what the player owned is burnt by ledger rows of their own, so that the sums still hold. Name,
 * picture, language, start parameter, choices, items and progress are gone, and so is the name in others' fights and
 * matches. What remains is the number of the messenger's user: without it, whoever deletes could come back at once for
 * another welcome, and a ban could be thrown off. A new beginning under it is open after thirty days (`DELETION_PAUSE_MS`).
 * @throws CallError `player-not-found`
 */
export const deleteAccount = async (
  { db, nowMs, entropy }: UseCase,
  playerId: number,
  requestKey: string,
): Promise<CallData<'users.delete'>> => {
  await getPlayerLocked(db, playerId)
  const owned = Object.entries(await balancesRecord(db, playerId)).filter(([, amount]) => amount > 0)
  await postTransfers(
    db,
    owned.map(([asset, amount]) => ({
      id: uuidV7(entropy, nowMs),
      from: playerId,
      to: GAME_ACCOUNT,
      asset: asset as Asset,
      amount: BigInt(amount),
      reason: 'account-deleted',
      ref: null,
    })),
    nowMs,
  )
  await eraseNameAmongOthers(db, playerId, DELETED_PLAYER_NAME)
  await erasePlayerData(db, playerId, requestKey)
  await leaveTombstone(db, playerId, DELETED_PLAYER_NAME, nowMs)
  return { deleted: true }
}
