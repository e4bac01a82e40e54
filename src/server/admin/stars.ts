import { MS_PER_DAY } from '#rules/units.ts'
import type { Scope } from '#server/calls/call-scope.ts'
import type { Db } from '#server/db/database.ts'
import {
  askedBack,
  chargeAmount,
  chargesOf,
  refundByOperator,
  revenueSince,
  starDebtOf,
} from '#server/modules/payments/service.ts'
import { OperatorError } from '#server/operators/operator-error.ts'
import { act, type Operator } from './acts.ts'

export const starsLines = async (db: Db, playerId: number): Promise<string[]> => {
  const charges = await chargesOf(db, playerId)
  const debt = await starDebtOf(db, playerId)
  if (charges.length === 0) return ['The player has paid nothing in Telegram Stars.']
  const lines = charges.map(({ chargeId, at, amountXtr, state, reason, type, quantity }) => {
    const what = type === null ? 'of no order' : `${quantity} × ${type}`
    return `${at.toISOString()}  ${amountXtr} XTR  ${what}  ${state}${reason === null ? '' : ` (${reason})`}  ${chargeId}`
  })
  return debt > 0n ? [...lines, `The player owes ${debt} STAR.`] : lines
}

export const askedBackLines = async (db: Db): Promise<string[]> => {
  const lines = (await askedBack(db)).map(
    ({ at, playerId, type, quantity, amountXtr, chargeId }) =>
      `${at.toISOString()}  player ${playerId}  ${quantity} × ${type}  ${amountXtr} XTR  stars refund ${playerId} ${chargeId}`,
  )
  return lines.length > 0 ? lines : ['Nothing that stands was asked back.']
}

const REVENUE_DAYS = '30'

/** Newest day first. @param days UTC days including today, 1–3650 @throws OperatorError */
export const revenueText = async ({ db, nowMs }: Scope, days = REVENUE_DAYS): Promise<string[]> => {
  if (!/^[1-9]\d{0,3}$/.test(days) || Number(days) > 3650)
    throw new OperatorError(`Revenue is shown of 1 to 3650 days, not of "${days}".`)
  const todayMs = Math.floor(nowMs / MS_PER_DAY) * MS_PER_DAY
  const lines = await revenueSince(db, todayMs - (Number(days) - 1) * MS_PER_DAY)
  const sum = (of: (line: (typeof lines)[number]) => number): number => lines.reduce((all, line) => all + of(line), 0)
  const text = (standingXtr: number, payments: number, returnedXtr: number): string =>
    `${standingXtr} XTR of ${payments} payments${returnedXtr === 0 ? '' : `, ${returnedXtr} XTR given back`}`
  return [
    ...lines.map(
      (line) =>
        `${line.day}  ${line.type ?? 'of no order'}  ${text(line.standingXtr, line.payments, line.returnedXtr)}`,
    ),
    `In ${days} days: ${text(
      sum(({ standingXtr }) => standingXtr),
      sum(({ payments }) => payments),
      sum(({ returnedXtr }) => returnedXtr),
    )}.`,
  ]
}

/** Takes the goods back at once; the messenger refunds the Stars within a minute (R49). @throws OperatorError */
export const refundStars = (operator: Operator, playerId: number, chargeId: string): Promise<string> =>
  // A refund must also work for deleted accounts, so the player is not locked here. The log row still names the player.
  act(operator, 'stars-refund', null, { player: playerId, charge: chargeId }, async (scope) => {
    scope.note({ amount: await chargeAmount(scope.db, playerId, chargeId) }, playerId)
    if (!(await refundByOperator(scope, playerId, chargeId)))
      throw new OperatorError(`Player ${playerId} has no charge ${chargeId} that stands.`)
    return `The charge ${chargeId} of player ${playerId} goes back.`
  })
