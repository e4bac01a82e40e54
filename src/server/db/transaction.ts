import { setTimeout as pause } from 'node:timers/promises'
import type { Kysely, Transaction } from 'kysely'
import type { Database } from './database.ts'
import { isCollision, isStalePlan } from './database-trouble.ts'

const RUNS_MAX = 4
const FIRST_PAUSE_MS = 10

/**
 * Runs `work` in one transaction; what it throws rolls back and is rethrown. When PostgreSQL aborted the transaction
 * (deadlock, serialisation failure, a plan that another build's migration made stale), nothing of it has happened and
 * it is run again, a few times.
 */
export const inTransaction = async <T>(
  db: Kysely<Database>,
  work: (trx: Transaction<Database>) => Promise<T>,
): Promise<T> => {
  for (let run = 1; ; run += 1) {
    try {
      return await db.transaction().execute(work)
    } catch (error) {
      if (run === RUNS_MAX || !(isCollision(error) || isStalePlan(error))) throw error
      if (isCollision(error)) await pause(FIRST_PAUSE_MS * 2 ** run)
    }
  }
}
