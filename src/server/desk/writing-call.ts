import type { DeskRole } from '#contracts/desk/desk-calls.ts'
import { DESK_ROLES } from '#contracts/desk/desk-calls.ts'
import type { Db } from '#server/db/database.ts'
import { inTransaction } from '#server/db/transaction.ts'
import { sha256Hex } from '#server/entropy/sha256.ts'
import { claimKey, keepAnswer } from './answer-store.ts'
import type { DeskDeps, DeskOperator } from './desk-deps.ts'
import { DeskError } from './desk-error.ts'
import { lockOperators, type OperatorRow } from './operator-store.ts'

export const hasRole = (role: DeskRole, lowest: DeskRole): boolean =>
  DESK_ROLES.indexOf(role) >= DESK_ROLES.indexOf(lowest)

interface Writing {
  readonly desk: DeskDeps
  readonly nowMs: number
  readonly operator: DeskOperator
  readonly key: string
  readonly lowest: DeskRole
  /** Another operator whose account must not change during the call. */
  readonly other?: string | null
  readonly question: readonly unknown[]
}

/**
 * Runs `work` in one transaction. The account is read again under a lock, because it may have been changed or removed
 * since the call began. A repeated key gets the first call's answer. @throws DeskError `signed-out`, `role-too-low`,
 * `key-used`
 */
export const runIdempotent = <T extends object>(
  { desk, nowMs, operator, key, lowest, other = null, question }: Writing,
  work: (db: Db, other: OperatorRow | undefined) => Promise<T>,
): Promise<T> =>
  inTransaction(desk.db, async (db) => {
    const { name, version } = operator
    const accounts = await lockOperators(db, other === null ? [name] : [name, other])
    const account = accounts.get(name)
    if (account?.version !== version) throw new DeskError('signed-out')
    if (!hasRole(account.role, lowest)) throw new DeskError('role-too-low')
    const asked = sha256Hex(JSON.stringify(question))
    const first = await claimKey(db, { key, name, asked }, nowMs)
    if (first !== null) {
      if (first.name !== name || first.asked !== asked || first.answer === null) throw new DeskError('key-used')
      return first.answer as T
    }
    const answer = await work(db, accounts.get(other ?? ''))
    await keepAnswer(db, key, answer)
    return answer
  })
