import type { CallData } from '../../../contracts/schemas.ts'
import type { CallScope } from '../../call-scope.ts'
import { postMovements } from '../../db/ledger.ts'
import { type Asset, burn } from '../../db/movements.ts'
import { uuidV7 } from '../../entropy.ts'
import { forgetFriends } from '../friends/service.ts'
import { getPlayerLocked, releaseUsername } from '../players/service.ts'
import { balancesRecord, eraseNameAmongOthers, erasePlayerData, leaveTombstone } from './store.ts'

/** Name shown to others in place of a deleted player. */
const DELETED_PLAYER_NAME = 'Deleted player'

/**
 * Deletes the caller's account (R43), in the caller's transaction. Ledger rows stay, for they are also the other side's
 * account of what it got; what the player owned is burnt by ledger rows, so that the sums still hold. Name,
 * picture, language, start parameter, choices, items and progress are gone, and so is the name in others' fights and
 * matches. What remains is the messenger's user id: without it, a player could rejoin at once for
 * another welcome reward, or evade a ban. Rejoining is possible after thirty days (`DELETION_PAUSE_MS`).
 * @throws Refusal `player-not-found`
 */
export const deleteAccount = async (
  { db, nowMs, entropy }: CallScope,
  playerId: number,
  idempotencyKey: string,
): Promise<CallData<'users.delete'>> => {
  const player = await getPlayerLocked(db, playerId)
  const owned = Object.entries(await balancesRecord(db, playerId)).filter(([, amount]) => amount > 0)
  await postMovements(
    db,
    owned.map(([asset, amount]) =>
      burn({
        id: uuidV7(entropy, nowMs),
        from: playerId,
        asset: asset as Asset,
        amount: BigInt(amount),
        reason: 'account-deleted',
        ref: null,
      }),
    ),
    nowMs,
  )
  await eraseNameAmongOthers(db, playerId, DELETED_PLAYER_NAME)
  await forgetFriends(db, playerId)
  await releaseUsername(db, player)
  await erasePlayerData(db, playerId, idempotencyKey)
  await leaveTombstone(db, playerId, DELETED_PLAYER_NAME, nowMs)
  return { deleted: true }
}
