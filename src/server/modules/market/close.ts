import { MS_PER_DAY } from '#rules/units.ts'
import type { Db } from '#server/db/database.ts'
import { rescheduleSubscribers } from '#server/db/subscribers.ts'
import { inTransaction } from '#server/db/transaction.ts'
import { putItems } from '#server/modules/items/service.ts'
import { findPlayerLocked } from '#server/modules/players/service.ts'
import { closeListings, deleteClosedListings, sellersOfDue } from './store.ts'

const SELLERS_AT_ONCE = 200
/** How long operators can look up a closed listing. Sales stay in both players' histories. */
const CLOSED_KEPT_MS = 90 * MS_PER_DAY
/** Cancelled listings are kept less long, because a day can have many. The daily limit counts them (R22). */
const CANCELLED_KEPT_MS = MS_PER_DAY

const expireOf = (db: Db, sellerId: number, nowMs: number): Promise<number> =>
  inTransaction(db, async (trx) => {
    if (!(await findPlayerLocked(trx, sellerId))) return 0
    const items = await closeListings(trx, sellerId, { expiredBy: new Date(nowMs) }, 'expired', nowMs)
    await putItems(trx, sellerId, items, 'inventory', nowMs)
    // A returned item may make the seller due for the `refine-ready` notification.
    await rescheduleSubscribers(trx, [sellerId], nowMs)
    return items.length
  })

/** Closes listings after seven days (R22), one transaction per seller. @returns how many */
export const expireListings = async (db: Db, nowMs: number): Promise<number> => {
  let expired = 0
  for (;;) {
    let batch = 0
    for (const sellerId of await sellersOfDue(db, nowMs, SELLERS_AT_ONCE)) batch += await expireOf(db, sellerId, nowMs)
    if (batch === 0) return expired
    expired += batch
  }
}

export const pruneListings = (db: Db, nowMs: number): Promise<number> =>
  deleteClosedListings(db, { closedBeforeMs: nowMs - CLOSED_KEPT_MS, cancelledBeforeMs: nowMs - CANCELLED_KEPT_MS })
