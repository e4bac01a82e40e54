import type { Transaction } from 'kysely'
import type { Database, Db } from './database.ts'
import { inTransaction } from './transaction.ts'

class RolledBack<T> extends Error {
  override name = 'RolledBack'
  constructor(readonly result: T) {
    super('rolled back')
  }
}

/** Runs `work` and rolls it back. Calls wait for its locks until then. */
export const inRolledBack = async <T>(db: Db, work: (trx: Transaction<Database>) => Promise<T>): Promise<T> => {
  try {
    return await inTransaction(db, async (trx) => {
      throw new RolledBack(await work(trx))
    })
  } catch (error) {
    if (error instanceof RolledBack) return error.result as T
    throw error
  }
}
