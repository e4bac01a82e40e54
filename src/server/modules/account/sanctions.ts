import type { Kysely } from 'kysely'
import type { Database } from '../../db/database.ts'
import { endListings } from '../market/service.ts'
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
 * Imposes a sanction in place of an existing one. A ban holds from the next call on, and ends the player's listings. The caller holds
 * the player's lock.
 */
export const sanctionPlayer = async (
  db: Kysely<Database>,
  playerId: number,
  sanction: Sanction,
  nowMs: number,
): Promise<void> => {
  await putSanction(db, playerId, sanction, nowMs)
  if (sanction.status === 'banned') await endListings(db, playerId, 'all', nowMs)
}

/** Lifts a player's sanction; false when there is none. */
export const liftSanction = (db: Kysely<Database>, playerId: number): Promise<boolean> => deleteSanction(db, playerId)
