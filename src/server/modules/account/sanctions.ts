import type { Kysely } from 'kysely'
import type { Database } from '../../db/database.ts'
import { deleteSanction, putSanction } from './store.ts'

/** What an operator lays on a player (extra 20). */
export interface Sanction {
  readonly status: 'watched' | 'banned'
  /** The player reads it. */
  readonly reason: string
  /** Where to appeal; null: the game's own support. */
  readonly appealUrl: string | null
}

/** Lays a sanction on a player in place of the one that stands. A ban holds from the next call on. */
export const sanctionPlayer = (
  db: Kysely<Database>,
  playerId: number,
  sanction: Sanction,
  nowMs: number,
): Promise<void> => putSanction(db, playerId, sanction, nowMs)

/** Lifts what lies on a player; false when nothing does. */
export const liftSanction = (db: Kysely<Database>, playerId: number): Promise<boolean> => deleteSanction(db, playerId)
