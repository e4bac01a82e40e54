import { type Kysely, sql } from 'kysely'
import type { Database } from './database.ts'

/** Arbitrary key of the advisory lock, the same in all processes. */
const DELETIONS_LOCK = 720_020

/**
 * Until the transaction ends no account is deleted: for a job that gives to many who are there. Waits for the deletions under way, so
 * that whoever is read afterwards is still there at its end. To be called before anything that a deletion may wait for.
 */
export const holdOffDeletions = async (db: Kysely<Database>): Promise<void> => {
  await sql`select pg_advisory_xact_lock(${DELETIONS_LOCK})`.execute(db)
}

/**
 * Begins a deletion, beside others: until the transaction ends no job gives to many. What was given is there to be erased, what comes
 * afterwards finds the player gone. The caller has locked nothing but the player.
 */
export const beginDeletion = async (db: Kysely<Database>): Promise<void> => {
  await sql`select pg_advisory_xact_lock_shared(${DELETIONS_LOCK})`.execute(db)
}
