import type { CallScope } from '#server/calls/call-scope.ts'
import type { Db } from '#server/db/database.ts'
import { balanceOf, burnFrom, mintTo } from '#server/db/ledger.ts'
import { inTransaction } from '#server/db/transaction.ts'
import { findPlayerLocked } from '#server/modules/players/service.ts'
import { addPaid, deleteDebt, insertDebt, openDebts, payingDebtors } from './debt-store.ts'

/** Tenths of STAR owed per Telegram Star of goods that could not be taken back (R49). */
const STAR_TENTHS_PER_XTR = 24

const BATCH = 200

/** The debt in STAR, rounded up (R49). @param missingShare 0 to 1 */
export const debtFor = (priceXtr: number, missingShare: number): bigint =>
  // Rounded to millionths first, so that floating-point noise never rounds up a whole amount.
  BigInt(Math.ceil(Math.round((priceXtr * STAR_TENTHS_PER_XTR * missingShare * 1e6) / 10) / 1e6))

/** Takes what STAR the player has, oldest debt first. Requires the player's lock. */
export const payDebts = async (scope: CallScope, playerId: number): Promise<void> => {
  const debts = await openDebts(scope.db, playerId)
  if (debts.length === 0) return
  let stars = await balanceOf(scope.db, playerId, 'star')
  for (const { chargeId, rest } of debts) {
    if (stars === 0n) return
    let amount = rest
    if (stars < rest) amount = stars
    stars -= amount
    await burnFrom(scope, playerId, { asset: 'star', amount, reason: 'shop-debt', ref: chargeId })
    await addPaid(scope.db, playerId, chargeId, amount)
  }
}

/** Notes a debt and takes what the player has at once. Requires the player's lock. */
export const oweStars = async (scope: CallScope, playerId: number, chargeId: string, owed: bigint): Promise<void> => {
  if (owed === 0n) return
  await insertDebt(scope.db, { playerId, chargeId, owed }, scope.nowMs)
  await payDebts(scope, playerId)
}

/** Called after a refund failed. Gives back what was paid of the debt. Requires the player's lock. */
export const forgiveDebt = async (scope: CallScope, playerId: number, chargeId: string): Promise<void> => {
  const paid = await deleteDebt(scope.db, playerId, chargeId)
  if (paid === 0n) return
  await mintTo(scope, playerId, { asset: 'star', amount: paid, reason: 'shop-debt', ref: chargeId })
}

export const debtOf = async (db: Db, playerId: number): Promise<bigint> =>
  (await openDebts(db, playerId)).reduce((sum, { rest }) => sum + rest, 0n)

export const collectDebts = async (scope: CallScope): Promise<number> => {
  const debtors = await payingDebtors(scope.db, BATCH)
  for (const playerId of debtors) {
    await inTransaction(scope.db, async (db) => {
      if (await findPlayerLocked(db, playerId)) await payDebts({ ...scope, db }, playerId)
    })
  }
  return debtors.length
}
