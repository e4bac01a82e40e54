import type { Kysely, Transaction } from 'kysely'
import type { Database } from './database.ts'

const SERIALIZATION_FAILURE = '40001'
const DEADLOCK = '40P01'

const isCollision = (error: unknown): boolean => {
  const code = (error as { code?: unknown } | null)?.code
  return code === SERIALIZATION_FAILURE || code === DEADLOCK
}

/**
 * Runs `work` in one transaction; what it throws rolls back and is rethrown. When PostgreSQL aborted the transaction
 * (deadlock, serialisation failure), it is run once more.
 */
export const inTransaction = async <T>(
  db: Kysely<Database>,
  work: (trx: Transaction<Database>) => Promise<T>,
): Promise<T> => {
  try {
    return await db.transaction().execute(work)
  } catch (error) {
    if (!isCollision(error)) throw error
    return db.transaction().execute(work)
  }
}
