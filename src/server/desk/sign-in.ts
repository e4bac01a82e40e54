import { OPERATOR_NAME } from '#contracts/desk/desk-calls.ts'
import type { DeskBody } from '#contracts/desk/desk-wire.ts'
import { MS_PER_MINUTE, MS_PER_SECOND } from '#rules/units.ts'
import { inTransaction } from '#server/db/transaction.ts'
import { sha256Hex } from '#server/entropy/sha256.ts'
import { addressGroup } from './address-group.ts'
import { type DeskDeps, type DeskOperator, loggedName } from './desk-deps.ts'
import { DeskError } from './desk-error.ts'
import { consumeTotpStep, findOperator, markSeen, type OperatorRow } from './operator-store.ts'
import { checkPassword, DUMMY_HASH } from './passwords.ts'
import { deleteOldSessions, deleteSession, findSession, insertSession, touchSession } from './session-store.ts'
import { note, refuseTooMany } from './sign-in-limits.ts'
import { stepOfCode } from './totp.ts'
import { codeKey, forgetTries, fromKey, nameKey, pairKey, takeTryBack } from './try-store.ts'

export const SESSION_MS = 12 * 60 * MS_PER_MINUTE
export const SESSION_S = SESSION_MS / MS_PER_SECOND
export const IDLE_MINUTES = 30
const IDLE_MS = IDLE_MINUTES * MS_PER_MINUTE
/** A session is marked as used at most this often. */
const TOUCH_MS = MS_PER_MINUTE
const SESSIONS_MAX = 3
/** Seconds that callers are told to wait while too many passwords are being checked. */
const BUSY_S = 5
const TOKEN_BYTES = 32
/** Compared for unknown names. */
const DUMMY_SECRET = 'A'.repeat(32)

interface Opened {
  readonly token: string
  readonly operator: DeskOperator
}

const openSession = (desk: DeskDeps, row: OperatorRow, step: number, from: string): Promise<Opened | null> =>
  inTransaction(desk.db, async (db) => {
    if (!(await consumeTotpStep(db, row, step))) return null
    const nowMs = desk.clock.nowMs()
    const token = desk.entropy.bytes(TOKEN_BYTES).toString('base64url')
    const tokenHash = sha256Hex(token)
    const { name, role, version } = row
    await deleteOldSessions(db, name, SESSIONS_MAX - 1)
    await insertSession(db, { tokenHash, name, version, nowMs })
    await markSeen(db, name, nowMs)
    await note({ ...desk, db }, { act: 'desk-sign-in', who: loggedName(name), why: `from ${from}` })
    return { token, operator: { name, role, version, tokenHash, expiresMs: nowMs + SESSION_MS } }
  })

/** The log is read in terminals, so it must not hold what a stranger typed. */
const nameOf = (asked: string): string => {
  const name = asked.trim().toLowerCase()
  return OPERATOR_NAME.test(name) ? name : '-'
}

/**
 * Unknown names, wrong passwords and wrong or used codes are refused with the same words. @throws DeskError
 * `sign-in-refused`, `sign-in-locked`
 */
export const signIn = async (
  desk: DeskDeps,
  { name: asked, password, code }: DeskBody<'login'>,
  address: string,
): Promise<Opened> => {
  const { db } = desk
  const [name, from] = [nameOf(asked), addressGroup(address)]
  const row = await findOperator(db, name)
  const tried = { name, from, isKnown: row !== undefined }
  await refuseTooMany(desk, 'from', tried)
  await refuseTooMany(desk, 'pair', tried)
  await refuseTooMany(desk, 'name', tried)
  const isRight = await checkPassword(password, row?.password ?? DUMMY_HASH)
  if (isRight === null) throw new DeskError('sign-in-locked', String(BUSY_S))
  const step = stepOfCode(row?.totp_secret ?? DUMMY_SECRET, code, desk.clock.nowMs())
  if (!row || !isRight) throw new DeskError('sign-in-refused')
  await refuseTooMany(desk, 'code', tried)
  const opened = step === null ? null : await openSession(desk, row, step, from)
  if (opened === null) {
    // The password was right, so someone may have stolen it. The operator should learn of this.
    await note(desk, { act: 'desk-wrong-code', who: loggedName(name), why: `right password, wrong code, from ${from}` })
    throw new DeskError('sign-in-refused')
  }
  await forgetTries(db, pairKey(name, from))
  for (const key of [fromKey(from), nameKey(name), codeKey(name)]) await takeTryBack(db, key)
  return opened
}

/** Null for an unknown or expired session, and if the account was removed or changed since it began. */
export const operatorOf = async ({ db, clock }: DeskDeps, token: string): Promise<DeskOperator | null> => {
  const tokenHash = sha256Hex(token)
  const session = await findSession(db, tokenHash)
  if (!session) return null
  const nowMs = clock.nowMs()
  const [startedMs, seenMs] = [session.started_at.getTime(), session.seen_at.getTime()]
  if (nowMs >= startedMs + SESSION_MS || nowMs >= seenMs + IDLE_MS) {
    await deleteSession(db, tokenHash)
    return null
  }
  if (nowMs >= seenMs + TOUCH_MS) {
    await touchSession(db, tokenHash, nowMs)
    await markSeen(db, session.name, nowMs)
  }
  const { name, role, version } = session
  return { name, role, version, tokenHash, expiresMs: startedMs + SESSION_MS }
}

export const signOut = (desk: DeskDeps, { name, tokenHash }: DeskOperator): Promise<void> =>
  inTransaction(desk.db, async (db) => {
    await deleteSession(db, tokenHash)
    await note({ ...desk, db }, { act: 'desk-sign-out', who: loggedName(name), why: 'signed out' })
  })
