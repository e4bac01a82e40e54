import { setTimeout as pause } from 'node:timers/promises'
import type { Transaction } from 'kysely'
import type { Database, Db } from './database.ts'
import { isCollision, isStalePlan } from './database-trouble.ts'

const RUNS_MAX = 4
const FIRST_PAUSE_MS = 10

const afterwards = new WeakMap<object, (() => void)[]>()

/**
 * Runs `effect` once the caller's transaction is committed, never if it is rolled back. Without a transaction it runs
 * at once.
 */
export const afterCommit = (db: Db, effect: () => void): void => {
  if (!db.isTransaction) {
    effect()
    return
  }
  const effects = afterwards.get(db)
  if (effects) effects.push(effect)
  else afterwards.set(db, [effect])
}

const runAndCommit = async <T>(db: Db, work: (trx: Transaction<Database>) => Promise<T>): Promise<T> => {
  let effects: readonly (() => void)[] = []
  const result = await db.transaction().execute(async (trx) => {
    const done = await work(trx)
    effects = afterwards.get(trx) ?? []
    return done
  })
  for (const effect of effects) effect()
  return result
}

/** Repeats `work` after deadlocks, serialisation failures and stale plans. Nested calls join the transaction. */
export const inTransaction = async <T>(db: Db, work: (trx: Transaction<Database>) => Promise<T>): Promise<T> => {
  if (db.isTransaction) return work(db as Transaction<Database>)
  for (let run = 1; ; run += 1) {
    try {
      return await runAndCommit(db, work)
    } catch (error) {
      if (run === RUNS_MAX || !(isCollision(error) || isStalePlan(error))) throw error
      if (isCollision(error)) await pause(FIRST_PAUSE_MS * 2 ** run)
    }
  }
}

class TooLate extends Error {
  override name = 'TooLate'
}

/** Returns null after `ms`; `work` then runs to its end and is rolled back. A commit under way is awaited. */
export const inTransactionWithin = <T>(
  db: Db,
  ms: number,
  work: (trx: Transaction<Database>) => Promise<T>,
): Promise<T | null> =>
  new Promise((resolve, reject) => {
    let isLate = false
    let isCommitting = false
    const timer = setTimeout(() => {
      isLate = true
      if (!isCommitting) resolve(null)
    }, ms)
    inTransaction(db, async (trx) => {
      isCommitting = false
      const result = await work(trx)
      if (isLate) throw new TooLate()
      isCommitting = true
      return result
    })
      .then(resolve, (error: unknown) => (error instanceof TooLate ? resolve(null) : reject(error)))
      .finally(() => clearTimeout(timer))
  })
