import type { Kysely } from 'kysely'
import { lockAlone, lockBeside } from './advisory-locks.ts'
import type { Database } from './database.ts'

/**
 * Until the transaction ends no account is deleted: for a job that gives to many who are there. Waits for the deletions under way, so
 * that whoever is read afterwards is still there at its end. To be called before anything that a deletion may wait for.
 */
export const holdOffDeletions = async (db: Kysely<Database>): Promise<void> => {
  await lockAlone(db, 'deletions')
}

/**
 * Begins a deletion, beside others: until the transaction ends no job gives to many. What was given is there to be erased, what comes
 * afterwards finds the player gone. The caller has locked nothing but the player.
 */
export const beginDeletion = async (db: Kysely<Database>): Promise<void> => {
  await lockBeside(db, 'deletions')
}
