import { createHash } from 'node:crypto'
import type { DeskRole } from '#contracts/desk/desk-calls.ts'
import { DESK_ROLES } from '#contracts/desk/desk-calls.ts'
import { MS_PER_DAY } from '#rules/units.ts'
import type { Db } from '#server/db/database.ts'
import { inTransaction } from '#server/db/transaction.ts'
import { claimKey, deleteAnswersBefore, keepAnswer } from './answer-store.ts'
import type { DeskDeps, DeskOperator } from './desk-deps.ts'
import { DeskError } from './desk-error.ts'
import { lockOperator } from './operator-store.ts'

const KEPT_MS = 7 * MS_PER_DAY

export const hasRole = (role: DeskRole, lowest: DeskRole): boolean =>
  DESK_ROLES.indexOf(role) >= DESK_ROLES.indexOf(lowest)

interface Writing {
  readonly desk: DeskDeps
  readonly nowMs: number
  readonly operator: DeskOperator
  readonly key: string
  readonly lowest: DeskRole
  readonly question: readonly unknown[]
}

/**
 * One transaction. The account is read again under a lock: an operator who was removed since the call came in does nothing. A repeated key
 * answers what the first call did. @throws DeskError `signed-out`, `role-too-low`, `key-used`
 */
export const runIdempotent = <T extends object>(
  { desk, nowMs, operator, key, lowest, question }: Writing,
  work: (db: Db) => Promise<T>,
): Promise<T> =>
  inTransaction(desk.db, async (db) => {
    const account = await lockOperator(db, operator)
    if (!account) throw new DeskError('signed-out')
    if (!hasRole(account.role, lowest)) throw new DeskError('role-too-low')
    const asked = createHash('sha256').update(JSON.stringify(question)).digest('hex')
    const first = await claimKey(db, { key, name: operator.name, asked }, nowMs)
    if (first !== null) {
      if (first.name !== operator.name || first.asked !== asked || first.answer === null)
        throw new DeskError('key-used')
      return first.answer as T
    }
    const answer = await work(db)
    await keepAnswer(db, key, answer)
    await deleteAnswersBefore(db, new Date(nowMs - KEPT_MS))
    return answer
  })
