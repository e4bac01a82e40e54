/** No connection, a lost or silent one, or no result in time. A running statement may or may not have taken effect. */
export class DatabaseUnavailable extends Error {
  override name = 'DatabaseUnavailable'
}

const SERIALIZATION_FAILURE = '40001'
const DEADLOCK = '40P01'

/** SQLSTATE codes of failures that are not the statement's own: the same call may succeed later. */
const TROUBLE = new RegExp(
  `^(${[
    '08...', // connection failure
    SERIALIZATION_FAILURE,
    DEADLOCK,
    '53...', // disk full, out of memory, too many connections
    '55P03', // lock not available
    '57014', // statement timeout
    '57P0[1-5]', // shut down, crashed, starting up
    '58...', // PostgreSQL's disk or another part of its system
    '25P0[34]', // idle in a transaction for too long, transaction timeout
    '25006', // a former primary, read-only now
  ].join('|')})$`,
)

/** After these errors PostgreSQL closes the connection or refuses writes. */
const CONNECTION_ENDS = /^(08...|57P0[1-5]|25P0[34]|25006)$/

/** Empty if the error has no code. */
export const sqlStateOf = (error: unknown): string => {
  const code = (error as { code?: unknown } | null)?.code
  return typeof code === 'string' ? code : ''
}

/** True if the same call may succeed in a moment. */
export const isDatabaseTrouble = (error: unknown): boolean =>
  error instanceof DatabaseUnavailable || TROUBLE.test(sqlStateOf(error))

export const endsConnection = (error: unknown): boolean => CONNECTION_ENDS.test(sqlStateOf(error))

export const isCollision = (error: unknown): boolean => [SERIALIZATION_FAILURE, DEADLOCK].includes(sqlStateOf(error))

/**
 * True if a migration has changed the plan's columns. The code 0A000 has other meanings and the message is localised,
 * so code and routine are checked.
 */
export const isStalePlan = (error: unknown): boolean =>
  sqlStateOf(error) === '0A000' && (error as { routine?: unknown }).routine === 'RevalidateCachedQuery'
