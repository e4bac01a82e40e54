import type { FairPlay } from '#contracts/wire.ts'
import type { Db } from '#server/db/database.ts'
import { presentPlayerIds } from '#server/modules/players/service.ts'
import { findSanction } from './store.ts'

/**
 * The player's own sanction (extra 20). Without one the status is `good`, or `stranger` for a caller who is not a
 * player. @param supportUrl where to appeal if the sanction names no address
 */
export const fairPlayOf = async (db: Db, playerId: number, supportUrl: string | null): Promise<FairPlay> => {
  const sanction = await findSanction(db, playerId)
  if (!sanction) {
    const isPlayer = (await presentPlayerIds(db, [playerId])).has(playerId)
    return { status: isPlayer ? 'good' : 'stranger', reason: null, since: null, appeal_url: supportUrl }
  }
  const { status, reason, since, appeal_url } = sanction
  return { status, reason, since: since.toISOString(), appeal_url: appeal_url ?? supportUrl }
}
