import type { Kysely } from 'kysely'
import { MS_PER_DAY } from '../../../rules/units.ts'
import type { Database } from '../../db/database.ts'
import { touchListeners } from '../../db/listeners.ts'
import { inTransaction } from '../../db/transaction.ts'
import { putItems } from '../items/service.ts'
import { findPlayerLocked } from '../players/service.ts'
import { closeListings, deleteClosedListings, sellersOfDue } from './store.ts'

const SELLERS_AT_ONCE = 200
/** How long a closed listing can be looked up by operators; sales stay in the history of both sides. */
const CLOSED_KEPT_MS = 90 * MS_PER_DAY
/** How long one that was taken back is kept: a day has room for many, and the day's limit counts them (R22). */
const CANCELLED_KEPT_MS = MS_PER_DAY

const expireOf = (db: Kysely<Database>, sellerId: number, nowMs: number): Promise<number> =>
  inTransaction(db, async (trx) => {
    if (!(await findPlayerLocked(trx, sellerId))) return 0
    const items = await closeListings(trx, sellerId, { expiredBy: new Date(nowMs) }, 'expired', nowMs)
    await putItems(trx, sellerId, items, 'inventory', nowMs)
    // Perhaps an item to refine.
    await touchListeners(trx, [sellerId], nowMs)
    return items.length
  })

/** Puts items whose seven days are over back into the bags of their sellers (R22), a seller a transaction. @returns how many */
export const expireListings = async (db: Kysely<Database>, nowMs: number): Promise<number> => {
  let expired = 0
  for (;;) {
    let batch = 0
    for (const sellerId of await sellersOfDue(db, nowMs, SELLERS_AT_ONCE)) batch += await expireOf(db, sellerId, nowMs)
    if (batch === 0) return expired
    expired += batch
  }
}

/** Deletes listings that were closed ninety days ago, and those that were taken back a day ago. @returns how many */
export const pruneListings = (db: Kysely<Database>, nowMs: number): Promise<number> =>
  deleteClosedListings(db, { closedBeforeMs: nowMs - CLOSED_KEPT_MS, cancelledBeforeMs: nowMs - CANCELLED_KEPT_MS })
