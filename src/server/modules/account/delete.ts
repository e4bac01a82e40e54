import type { CallData } from '#contracts/schemas.ts'
import type { CallScope } from '#server/calls/call-scope.ts'
import { beginDeletion } from '#server/db/deletions.ts'
import { postMovements } from '#server/db/ledger.ts'
import { type Asset, burn } from '#server/db/movements.ts'
import { waitForDeliveries } from '#server/db/outbox.ts'
import { uuidV7 } from '#server/entropy/entropy.ts'
import { forgetFriends } from '#server/modules/friends/service.ts'
import { leaveGuilds } from '#server/modules/guild/service.ts'
import { endListings } from '#server/modules/market/service.ts'
import { DELETED_PLAYER_NAME, getPlayerLocked, releaseUsername } from '#server/modules/players/service.ts'
import { releaseWallet } from '#server/modules/wallet/service.ts'
import { ROWS_AT_ONCE, startAccountJob } from './account-jobs.ts'
import { eraseFirstBatches } from './erase.ts'
import { renameInPendingMatches } from './erase-store.ts'
import { deleteJob } from './job-store.ts'
import { balancesRecord, leaveTombstone } from './store.ts'

/**
 * R43, in the caller's transaction. Closes the account; a job erases the rest of a large one, newest fights first.
 * Ledger rows stay, because each is one side of a movement; assets are burnt by ledger rows, so that sums hold. The
 * Telegram user id stays, against repeated welcome rewards and ban evasion. Rejoining is possible after
 * `DELETION_PAUSE_MS`. @throws ApiError `player-not-found`
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
