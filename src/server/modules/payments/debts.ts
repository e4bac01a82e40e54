import type { Kysely } from 'kysely'
import type { CallScope } from '../../call-scope.ts'
import type { Database } from '../../db/database.ts'
import { balanceOf, postMovements } from '../../db/ledger.ts'
import { burn, mint } from '../../db/movements.ts'
import { inTransaction } from '../../db/transaction.ts'
import { uuidV7 } from '../../entropy.ts'
import { findPlayerLocked } from '../players/service.ts'
import { addPaid, deleteDebt, insertDebt, openDebts, payingDebtors } from './debt-store.ts'

/** STAR owed for a Telegram Star whose worth could not be taken back (R49), in tenths. */
const STAR_TENTHS_PER_XTR = 24

const BATCH = 200

/** What is owed for the missing part of a price, in STAR, rounded up (R49). @param missingShare 0 to 1 */
export const debtFor = (priceXtr: number, missingShare: number): bigint =>
  // In millionths, so that a whole part is never rounded up for the noise of a quotient.
  BigInt(Math.ceil(Math.round((priceXtr * STAR_TENTHS_PER_XTR * missingShare * 1e6) / 10) / 1e6))

/** Pays what a player owes out of the STAR there are, the oldest debt first. The caller holds the player's lock. */
export const payDebts = async ({ db, nowMs, entropy }: CallScope, playerId: number): Promise<void> => {
  const debts = await openDebts(db, playerId)
  if (debts.length === 0) return
  let stars = await balanceOf(db, playerId, 'star')
  for (const { chargeId, rest } of debts) {
    if (stars === 0n) return
    let amount = rest
    if (stars < rest) amount = stars
    stars -= amount
    const part = { id: uuidV7(entropy, nowMs), from: playerId, asset: 'star', amount } as const
    await postMovements(db, [burn({ ...part, reason: 'shop-debt', ref: chargeId })], nowMs)
    await addPaid(db, playerId, chargeId, amount)
  }
}

/** Books a debt for a charge that goes back, and pays what can be paid at once. The caller holds the player's lock. */
export const oweStars = async (scope: CallScope, playerId: number, chargeId: string, owed: bigint): Promise<void> => {
  if (owed === 0n) return
  await insertDebt(scope.db, { playerId, chargeId, owed }, scope.nowMs)
  await payDebts(scope, playerId)
}

/** Drops the debt of a refund that did not come to pass; what was paid of it comes back. The caller holds the player's lock. */
export const forgiveDebt = async (scope: CallScope, playerId: number, chargeId: string): Promise<void> => {
  const { db, nowMs, entropy } = scope
  const paid = await deleteDebt(db, playerId, chargeId)
  if (paid === 0n) return
  const back = { id: uuidV7(entropy, nowMs), to: playerId, asset: 'star', amount: paid } as const
  await postMovements(db, [mint({ ...back, reason: 'shop-debt', ref: chargeId })], nowMs)
}

/** What a player owes in all, in STAR. */
export const debtOf = async (db: Kysely<Database>, playerId: number): Promise<bigint> =>
  (await openDebts(db, playerId)).reduce((sum, { rest }) => sum + rest, 0n)

/** Has STAR that came in pay what their players owe. @returns how many players paid */
export const collectDebts = async (scope: CallScope): Promise<number> => {
  const debtors = await payingDebtors(scope.db, BATCH)
  for (const playerId of debtors) {
    await inTransaction(scope.db, async (db) => {
      if (await findPlayerLocked(db, playerId)) await payDebts({ ...scope, db }, playerId)
    })
  }
  return debtors.length
}
