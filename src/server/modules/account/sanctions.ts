import type { CallScope } from '#server/calls/call-scope.ts'
import type { Db } from '#server/db/database.ts'
import { leaveGuilds } from '#server/modules/guild/service.ts'
import { endMatch } from '#server/modules/kombat/service.ts'
import { endListings } from '#server/modules/market/service.ts'
import { outdateClaim } from '#server/modules/players/service.ts'
import { deleteSanction, putSanction } from './store.ts'

export interface Sanction {
  readonly status: 'watched' | 'banned'
  readonly reason: string
  readonly appealUrl: string | null
}

/** Replaces an earlier sanction. A ban also ends listings, match and guild membership. Requires the player's lock. */
export const sanctionPlayer = async (scope: CallScope, playerId: number, sanction: Sanction): Promise<void> => {
  const { db, nowMs } = scope
  await putSanction(db, playerId, sanction, nowMs)
  if (sanction.status !== 'banned') return
  await endListings(db, playerId, 'all', nowMs)
  await leaveGuilds(scope, playerId)
  // A guarded call that has already read the player now fails its check. It reads again and finds the ban.
  await endMatch(scope, playerId)
  await outdateClaim(db, playerId)
}

export const liftSanction = (db: Db, playerId: number): Promise<boolean> => deleteSanction(db, playerId)
