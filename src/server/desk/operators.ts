import { DESK_ROLES, type DeskRole, OPERATOR_NAME } from '#contracts/desk/desk-calls.ts'
import { type ActScope, act, type Operator } from '#server/admin/acts.ts'
import type { Db } from '#server/db/database.ts'
import { OperatorError } from '#server/operators/operator-error.ts'
import { changeOperator, insertOperator, listOperators, type OperatorChange } from './operator-store.ts'
import { hashPassword, newPassword } from './passwords.ts'
import { newSecret, otpauthUri } from './totp.ts'
import { forgetTriesOf } from './try-store.ts'

const roleOf = (text: string): DeskRole => {
  const role = DESK_ROLES.find((candidate) => candidate === text)
  if (role === undefined) throw new OperatorError(`There is no role "${text}": ${DESK_ROLES.join(', ')}.`)
  return role
}

const noOperator = (name: string): OperatorError => new OperatorError(`There is no operator ${name}.`)

/** Adds the ids of refused requests to the act's log row. @throws OperatorError */
const change = async ({ db, nowMs, note }: ActScope, name: string, changes: OperatorChange): Promise<void> => {
  const refused = await changeOperator(db, name, changes, nowMs)
  if (refused === null) throw noOperator(name)
  if (refused.length > 0) note({ refused_requests: refused })
}

/** Shown once; only a hash of the password is kept. */
const secretLines = (name: string, password: string, secret: string): string[] => [
  `Password: ${password}`,
  `Authenticator: ${otpauthUri(name, secret)}`,
  'Both are shown this once: hand them over on two ways.',
]

export const addOperator = async (operator: Operator, name: string, roleText: string): Promise<string[]> => {
  if (!OPERATOR_NAME.test(name))
    throw new OperatorError(`"${name}" is no name: 2 to 32 of a-z, 0-9 and -, beginning with a letter.`)
  const role = roleOf(roleText)
  const [password, totp_secret] = [newPassword(operator.entropy), newSecret(operator.entropy)]
  const hash = await hashPassword(password, operator.entropy)
  await act(operator, 'desk-operator-add', null, { operator: name, role }, async ({ db, nowMs }) => {
    if (!(await insertOperator(db, { name, role, password: hash, totp_secret, nowMs })))
      throw new OperatorError(`There is an operator ${name} already.`)
  })
  return [`${name} may sign in, with the role ${role}.`, ...secretLines(name, password, totp_secret)]
}

/** Ends the operator's sessions and refuses their waiting requests. @throws OperatorError */
export const changeRole = async (operator: Operator, name: string, roleText: string): Promise<string[]> => {
  const role = roleOf(roleText)
  await act(operator, 'desk-operator-role', null, { operator: name, role }, (scope) => change(scope, name, { role }))
  return [`${name} has the role ${role} now, and has to sign in again.`]
}

/** New password and secret. Also ends sessions, lifts lockouts and refuses waiting requests. @throws OperatorError */
export const resetOperator = async (operator: Operator, name: string): Promise<string[]> => {
  const [password, totp_secret] = [newPassword(operator.entropy), newSecret(operator.entropy)]
  const hash = await hashPassword(password, operator.entropy)
  await act(operator, 'desk-operator-reset', null, { operator: name }, async (scope) => {
    await change(scope, name, { password: hash, totp_secret, totp_step: 0n })
    await forgetTriesOf(scope.db, name)
  })
  return [`${name} has a new password and a new authenticator.`, ...secretLines(name, password, totp_secret)]
}

/**
 * Ends the operator's sessions at once and refuses their waiting requests. The log keeps the name. @throws
 * OperatorError
 */
export const removeOperator = async (operator: Operator, name: string): Promise<string[]> => {
  await act(operator, 'desk-operator-remove', null, { operator: name }, (scope) =>
    change(scope, name, { removed_at: new Date(scope.nowMs) }),
  )
  return [`${name} is removed.`]
}

const minute = (at: Date): string => at.toISOString().slice(0, 16).replace('T', ' ')

export const operatorLines = async (db: Db): Promise<string[]> => {
  const lines = (await listOperators(db)).map(({ name, role, created_at, removed_at, last_seen_at }) => {
    const seen = last_seen_at === null ? 'not signed in' : `seen ${minute(last_seen_at)}`
    return `${name}  ${role}  since ${minute(created_at)}  ${removed_at === null ? seen : `removed ${minute(removed_at)}`}`
  })
  return lines.length > 0 ? lines : ['Nobody may sign in at the desk: hk operators add <name> --role owner --why "…"']
}
