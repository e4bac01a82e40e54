import { createHash } from 'node:crypto'
import { OPERATOR_NAME } from '#contracts/desk/desk-calls.ts'
import type { DeskBody } from '#contracts/desk/desk-wire.ts'
import { MS_PER_MINUTE, MS_PER_SECOND } from '#rules/units.ts'
import { logAct } from '#server/admin/store.ts'
import { inTransaction } from '#server/db/transaction.ts'
import { uuidV7 } from '#server/entropy/entropy.ts'
import { addressGroup } from './address-group.ts'
import { type DeskDeps, type DeskOperator, loggedName } from './desk-deps.ts'
import { DeskError } from './desk-error.ts'
import { findOperator, type OperatorRow, consumeTotpStep } from './operator-store.ts'
import { checkPassword, DUMMY_HASH } from './passwords.ts'
import { deleteSession, deleteSessionsBefore, findSession, insertSession, touchSession } from './session-store.ts'
import { stepOfCode } from './totp.ts'
import { countTry, deleteTriesBefore, forgetTries, takeTryBack } from './try-store.ts'

const SESSION_MS = 12 * 60 * MS_PER_MINUTE
export const SESSION_S = SESSION_MS / MS_PER_SECOND
export const IDLE_MINUTES = 30
const IDLE_MS = IDLE_MINUTES * MS_PER_MINUTE
/** A session is marked as used at most this often. */
const TOUCH_MS = MS_PER_MINUTE
const WINDOW_MS = 15 * MS_PER_MINUTE
/** Of a name from anywhere; of an address for all names. */
const TRIES_MAX = { name: 5, from: 20 } as const
const TOKEN_BYTES = 32
/** Compared for unknown names. */
const DUMMY_SECRET = 'A'.repeat(32)

const hashOf = (token: string): string => createHash('sha256').update(token).digest('hex')

export const nameKey = (name: string): string => `name ${name}`

interface Note {
  readonly act: string
  readonly who: string
  readonly why: string
}

const note = ({ db, clock, entropy }: DeskDeps, noted: Note): Promise<void> => {
  const nowMs = clock.nowMs()
  return logAct(db, { id: uuidV7(entropy, nowMs), playerId: null, details: {}, ...noted }, nowMs)
}

/** @throws DeskError `sign-in-locked` with the seconds to wait */
const refuseTooMany = async (desk: DeskDeps, kind: keyof typeof TRIES_MAX, whose: string): Promise<void> => {
  const nowMs = desk.clock.nowMs()
  const { tries, since } = await countTry(desk.db, `${kind} ${whose}`, nowMs, WINDOW_MS)
  if (tries <= TRIES_MAX[kind]) return
  // Once a window: an attacker must not fill the log.
  if (tries === TRIES_MAX[kind] + 1)
    await note(desk, { act: 'desk-lock', who: 'desk', why: `too many tries to sign in, ${kind} ${whose}` })
  const leftMs = since.getTime() + WINDOW_MS - nowMs
  throw new DeskError('sign-in-locked', String(Math.max(1, Math.ceil(leftMs / MS_PER_SECOND))))
}

interface Opened {
  readonly token: string
  readonly operator: DeskOperator
}

const openSession = (desk: DeskDeps, row: OperatorRow, step: number, address: string): Promise<Opened | null> =>
  inTransaction(desk.db, async (db) => {
    if (!(await consumeTotpStep(db, row, step))) return null
    const nowMs = desk.clock.nowMs()
    const token = desk.entropy.bytes(TOKEN_BYTES).toString('base64url')
    const tokenHash = hashOf(token)
    const { name, role, version } = row
    await insertSession(db, { tokenHash, name, version, nowMs })
    await note({ ...desk, db }, { act: 'desk-sign-in', who: loggedName(name), why: `from ${address}` })
    return { token, operator: { name, role, version, tokenHash, expiresMs: nowMs + SESSION_MS } }
  })

/** The log is read in terminals, so it must not hold what a stranger typed. */
const nameOf = (asked: string): string => {
  const name = asked.trim().toLowerCase()
  return OPERATOR_NAME.test(name) ? name : '-'
}

/**
 * Unknown names, wrong passwords and wrong or used codes are refused alike, after the same work. @throws DeskError `sign-in-refused`,
 * `sign-in-locked`
 */
export const signIn = async (
  desk: DeskDeps,
  { name: asked, password, code }: DeskBody<'login'>,
  address: string,
): Promise<Opened> => {
  const { db } = desk
  const nowMs = desk.clock.nowMs()
  const name = nameOf(asked)
  const from = addressGroup(address)
  await deleteTriesBefore(db, new Date(nowMs - WINDOW_MS))
  await deleteSessionsBefore(db, new Date(nowMs - SESSION_MS))
  await refuseTooMany(desk, 'from', from)
  await refuseTooMany(desk, 'name', name)
  const row = await findOperator(db, name)
  const isRight = await checkPassword(password, row?.password ?? DUMMY_HASH)
  const step = stepOfCode(row?.totp_secret ?? DUMMY_SECRET, code, nowMs)
  const opened = row && isRight && step !== null ? await openSession(desk, row, step, address) : null
  if (opened === null) throw new DeskError('sign-in-refused')
  await forgetTries(db, nameKey(name))
  await takeTryBack(db, `from ${from}`)
  return opened
}

/** Null for a token that opens nothing: unknown, over, or of an account that was removed or changed. */
export const operatorOf = async ({ db, clock }: DeskDeps, token: string): Promise<DeskOperator | null> => {
  const tokenHash = hashOf(token)
  const session = await findSession(db, tokenHash)
  if (!session) return null
  const nowMs = clock.nowMs()
  const [startedMs, seenMs] = [session.started_at.getTime(), session.seen_at.getTime()]
  if (nowMs >= startedMs + SESSION_MS || nowMs >= seenMs + IDLE_MS) {
    await deleteSession(db, tokenHash)
    return null
  }
  if (nowMs >= seenMs + TOUCH_MS) await touchSession(db, tokenHash, nowMs)
  const { name, role, version } = session
  return { name, role, version, tokenHash, expiresMs: startedMs + SESSION_MS }
}

export const signOut = async (desk: DeskDeps, { name, tokenHash }: DeskOperator): Promise<void> => {
  await deleteSession(desk.db, tokenHash)
  await note(desk, { act: 'desk-sign-out', who: loggedName(name), why: 'signed out' })
}
