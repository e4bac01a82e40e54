import type { CallData } from '../../../contracts/schemas.ts'
import type { CallScope } from '../../call-scope.ts'
import { beginDeletion } from '../../db/deletions.ts'
import { postMovements } from '../../db/ledger.ts'
import { type Asset, burn } from '../../db/movements.ts'
import { waitForDeliveries } from '../../db/outbox.ts'
import { uuidV7 } from '../../entropy.ts'
import { forgetFriends } from '../friends/service.ts'
import { leaveGuilds } from '../guild/service.ts'
import { endListings } from '../market/service.ts'
import { DELETED_PLAYER_NAME, getPlayerLocked, releaseUsername } from '../players/service.ts'
import { releaseWallet } from '../wallet/service.ts'
import { ROWS_AT_ONCE, startAccountJob } from './account-jobs.ts'
import { eraseFirstBatches } from './erase.ts'
import { renameInPendingMatches } from './erase-store.ts'
import { deleteJob } from './job-store.ts'
import { balancesRecord, leaveTombstone } from './store.ts'

/**
 * Deletes the caller's account (R43), in the caller's transaction: it is closed, and nobody meets it any more. What a large
 * account leaves is erased by a job, newest fights first. Ledger rows stay, for they are also the other side's
 * account of what it got; what the player owned is burnt by ledger rows, so that the sums still hold. Name,
 * picture, language, start parameter, choices, items and progress are gone, and so is the name in others' fights and
 * matches. What remains is the messenger's user id: without it, a player could rejoin at once for
 * another welcome reward, or evade a ban. Rejoining is possible after thirty days (`DELETION_PAUSE_MS`).
 * @throws Refusal `player-not-found`
 */
export const deleteAccount = async (scope: CallScope, playerId: number): Promise<CallData<'users.delete'>> => {
  const { db, nowMs, entropy } = scope
  const player = await getPlayerLocked(db, playerId)
  await beginDeletion(db)
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
  await endListings(db, playerId, 'all', nowMs)
  await leaveGuilds(scope, playerId)
  await renameInPendingMatches(db, playerId, DELETED_PLAYER_NAME)
  await forgetFriends(db, playerId)
  await releaseWallet(db, playerId)
  await releaseUsername(db, player)
  await leaveTombstone(db, playerId, DELETED_PLAYER_NAME, nowMs)
  await deleteJob(db, playerId, 'export')
  await waitForDeliveries(db, playerId)
  const left = await eraseFirstBatches(db, playerId, ROWS_AT_ONCE)
  if (left !== null) await startAccountJob(db, playerId, 'erasure', left, nowMs)
  return { deleted: true }
}
