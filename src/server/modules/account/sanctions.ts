import type { Kysely } from 'kysely'
import type { CallScope } from '../../call-scope.ts'
import type { Database } from '../../db/database.ts'
import { leaveGuilds } from '../guild/service.ts'
import { endMatch } from '../kombat/service.ts'
import { endListings } from '../market/service.ts'
import { outdateClaim } from '../players/service.ts'
import { deleteSanction, putSanction } from './store.ts'

/** A sanction that an operator imposes on a player (extra 20). */
export interface Sanction {
  readonly status: 'watched' | 'banned'
  /** Shown to the player. */
  readonly reason: string
  /** Where to appeal; null: the game's own support. */
  readonly appealUrl: string | null
}

/**
 * Imposes a sanction in place of an existing one. A ban holds from the next call on, and for those that wait for the player's lock,
 * which the caller holds. It ends the player's listings and the pending match, and takes the player out of the guild.
 */
export const sanctionPlayer = async (scope: CallScope, playerId: number, sanction: Sanction): Promise<void> => {
  const { db, nowMs } = scope
  await putSanction(db, playerId, sanction, nowMs)
  if (sanction.status !== 'banned') return
  await endListings(db, playerId, 'all', nowMs)
  await leaveGuilds(scope, playerId)
  // A guarded call that was read before finds that this no longer holds, and reads the ban.
  await endMatch(scope, playerId)
  await outdateClaim(db, playerId)
}

/** Lifts a player's sanction; false when there is none. */
export const liftSanction = (db: Kysely<Database>, playerId: number): Promise<boolean> => deleteSanction(db, playerId)
