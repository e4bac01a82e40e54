import type { Kysely } from 'kysely'
import type { Database } from '../db/database.ts'
import { chargesOf, refundByOperator, starDebtOf } from '../modules/payments/service.ts'
import { OperatorError } from '../operator-error.ts'
import { act, type Operator } from './acts.ts'

/** What a player has paid in Telegram Stars, a line a charge, and what is owed. */
export const starsLines = async (db: Kysely<Database>, playerId: number): Promise<string[]> => {
  const charges = await chargesOf(db, playerId)
  const debt = await starDebtOf(db, playerId)
  if (charges.length === 0) return ['The player has paid nothing in Telegram Stars.']
  const lines = charges.map(({ chargeId, at, amountXtr, state, reason, type, quantity }) => {
    const what = type === null ? 'of no order' : `${quantity} × ${type}`
    return `${at.toISOString()}  ${amountXtr} XTR  ${what}  ${state}${reason === null ? '' : ` (${reason})`}  ${chargeId}`
  })
  return debt > 0n ? [...lines, `The player owes ${debt} STAR.`] : lines
}

/**
 * Has a payment given back (R49): what it brought is taken now, the messenger is asked within a minute.
 * @throws OperatorError where there is no such payment, or it does not stand
 */
export const refundStars = (operator: Operator, playerId: number, chargeId: string): Promise<string> =>
  // Also of who has deleted the account: without the lock of a player who is there.
  act(operator, 'stars-refund', null, { player: playerId, charge: chargeId }, async (scope) => {
    if (!(await refundByOperator(scope, playerId, chargeId)))
      throw new OperatorError(`Player ${playerId} has no charge ${chargeId} that stands.`)
    return `The charge ${chargeId} of player ${playerId} goes back.`
  })
