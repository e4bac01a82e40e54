/**
 * The database could not be asked: no connection, one that was lost, or one that went silent. Whether a statement that
 * was under way has happened is not known.
 */
export class DatabaseUnavailable extends Error {
  override name = 'DatabaseUnavailable'
}

const SERIALIZATION_FAILURE = '40001'
const DEADLOCK = '40P01'

/** Codes and classes of PostgreSQL that tell of its state, not of ours: waiting helps, another statement does not. */
const TROUBLE = new RegExp(
  `^(${[
    '08...', // connection
    SERIALIZATION_FAILURE,
    DEADLOCK,
    '53...', // disk full, out of memory, too many connections
    '55P03', // lock not available
    '57014', // statement timeout
    '57P0[1-5]', // shut down, crashed, starting up
    '58...', // its disk or another part of its system
    '25P0[34]', // idle in a transaction for too long, transaction timeout
    '25006', // a former primary, read-only now
  ].join('|')})$`,
)

/** After these PostgreSQL closes the connection, or it serves no writes any more. */
const CONNECTION_ENDS = /^(08...|57P0[1-5]|25P0[34]|25006)$/

/** The code of an error of PostgreSQL; empty for other errors. */
export const sqlStateOf = (error: unknown): string => {
  const code = (error as { code?: unknown } | null)?.code
  return typeof code === 'string' ? code : ''
}

/** Whether the database is to blame and the same call may succeed in a moment. */
export const isDatabaseTrouble = (error: unknown): boolean =>
  error instanceof DatabaseUnavailable || TROUBLE.test(sqlStateOf(error))

/** Whether the connection that this error came on must not be used again. */
export const endsConnection = (error: unknown): boolean => CONNECTION_ENDS.test(sqlStateOf(error))

/** Whether PostgreSQL gave up this transaction in favour of another one (deadlock, serialisation failure). */
export const isCollision = (error: unknown): boolean => [SERIALIZATION_FAILURE, DEADLOCK].includes(sqlStateOf(error))

/**
 * Whether a prepared statement no longer fits its tables: another build's migration changed the columns that it returns.
 * The code alone (feature not supported) has other meanings, and the message follows the server's language.
 */
export const isStalePlan = (error: unknown): boolean =>
  sqlStateOf(error) === '0A000' && (error as { routine?: unknown }).routine === 'RevalidateCachedQuery'
