import { Kysely, PostgresDialect, type PostgresPool } from 'kysely'
import pg from 'pg'
import type { Logger } from '../logger.ts'
import type { Database } from './database.ts'
import { DatabaseUnavailable } from './database-trouble.ts'
import { PooledClient, UnnamedClient } from './pooled-client.ts'

/** An open database: the typed query builder, the pool below it, and how to close both. */
export interface OpenDatabase {
  readonly db: Kysely<Database>
  readonly pool: pg.Pool
  close(): Promise<void>
}

/** How a command or a process connects. */
export interface ConnectionOptions {
  readonly log?: Logger
  /** Connections of this process at most. */
  readonly max?: number
  /** A statement is cancelled after this time; 0 = never (migrations, the first world). */
  readonly statementTimeoutMs?: number
  /**
   * Behind a pooler that hands a connection to another client after each transaction: nothing is kept on it, no named
   * statement, no limit. The limits are those of the role (`role-limits.ts`); the time for an answer stays ours.
   */
  readonly pooled?: boolean
  /**
   * Every table is read in the order of an index: the plan of a named statement may have been made while its table was empty, and only
   * such a walk marks entries of deleted rows, over which the next one does not stumble.
   */
  readonly byIndex?: boolean
}

const INT8_OID = 20
const DATE_OID = 1082
/** A call has to be answered within 5 s. */
const STATEMENT_TIMEOUT_MS = 3500
const LOCK_TIMEOUT_MS = 2000
/** What PostgreSQL itself ends for a call, by its names, in ms. */
export const CALL_LIMITS_MS: Readonly<Record<string, number>> = {
  statement_timeout: STATEMENT_TIMEOUT_MS,
  lock_timeout: LOCK_TIMEOUT_MS,
  idle_in_transaction_session_timeout: STATEMENT_TIMEOUT_MS * 2,
}
/** On flash storage a page anywhere costs little more than the next one; PostgreSQL's own 4 is that of a turning disk, and chooses sorts over indexes. */
export const RANDOM_PAGE_COST = 1.1
/** Against limits that the role has; none is sent when a connection is opened. */
const NO_LIMITS = Object.keys(CALL_LIMITS_MS)
  .map((name) => `set ${name} = 0`)
  .join('; ')
/** PostgreSQL cancels a statement itself; who has not even done that after this time is frozen or unreachable. */
const SILENCE_MS = 400
/** For a free connection of the pool, or for a new one. */
const CONNECTION_TIMEOUT_MS = 3000

/** How we read types that pg would read otherwise: a day is no instant of this machine's time zone. */
const OWN_PARSERS = new Map<number, (text: string) => unknown>([
  [INT8_OID, BigInt],
  [DATE_OID, String],
])

const getTypeParser: typeof pg.types.getTypeParser = (oid: number, format?: 'text' | 'binary') => {
  // Set on our pool alone: a global parser would change what graphile-worker reads.
  const own = format === 'binary' ? undefined : OWN_PARSERS.get(oid)
  return own ?? pg.types.getTypeParser(oid, format as 'text')
}

/** The pool as kysely sees it: broken connections do not return to it, and what fails is the database. */
const checkedPool = (pool: pg.Pool): PostgresPool => {
  let suspectUntilMs = Number.NEGATIVE_INFINITY

  const take = async (): Promise<pg.PoolClient> => {
    try {
      return await pool.connect()
    } catch (cause) {
      throw new DatabaseUnavailable(`no connection: ${(cause as Error).message}`, { cause })
    }
  }
  const connect = async (): Promise<pg.PoolClient> => {
    const client = await take()
    const connection = client as unknown as PooledClient
    if (connection.openedAtMs < suspectUntilMs) {
      client.release(true)
      return connect()
    }
    const { release } = client
    client.release = (error) => {
      if (connection.wentSilent) suspectUntilMs = performance.now()
      release(error ?? connection.brokenBy ?? undefined)
    }
    return client
  }
  return { connect, end: () => pool.end() }
}

const limitsOf = (statementTimeoutMs: number) => ({
  statement_timeout: statementTimeoutMs,
  lock_timeout: Math.min(statementTimeoutMs, LOCK_TIMEOUT_MS),
  idle_in_transaction_session_timeout: statementTimeoutMs * 2,
})

/** Frees each connection of a pool from the limits of its role, before its first statement. */
const withoutLimits = { onConnect: (client: pg.ClientBase) => client.query(NO_LIMITS) }

/** A pool for a library's own work, without limits; its types are the library's. */
export const createPlainPool = (url: string, max: number): pg.Pool => {
  const pool = new pg.Pool({ connectionString: url, max, ...withoutLimits })
  // Whoever uses the connection hears of its loss.
  pool.on('error', () => undefined)
  pool.on('connect', (client) => client.on('error', () => undefined))
  return pool
}

const startOptions = ({ byIndex = false }: ConnectionOptions): string =>
  `-c random_page_cost=${RANDOM_PAGE_COST}${byIndex ? ' -c enable_seqscan=off -c enable_bitmapscan=off' : ''}`

/** Opens a pool: int8 is read as bigint, timestamptz as Date, a date as `YYYY-MM-DD`. Nothing connects before the first query. */
export const createDb = (url: string, options: ConnectionOptions = {}): OpenDatabase => {
  const statementTimeoutMs = options.statementTimeoutMs ?? STATEMENT_TIMEOUT_MS
  const pool = new pg.Pool({
    connectionString: url,
    max: options.max ?? 10,
    Client: options.pooled ? UnnamedClient : PooledClient,
    types: { getTypeParser },
    ...(options.pooled ? {} : { ...limitsOf(statementTimeoutMs), options: startOptions(options) }),
    ...(statementTimeoutMs === 0 && !options.pooled ? withoutLimits : {}),
    ...(statementTimeoutMs > 0 ? { query_timeout: statementTimeoutMs + SILENCE_MS } : {}),
    connectionTimeoutMillis: CONNECTION_TIMEOUT_MS,
    keepAlive: true,
  })
  // The client's own listener logs a loss; the pool would report it a second time.
  pool.on('error', () => undefined)
  pool.on('connect', (client) => {
    client.on('error', (error) => options.log?.warn({ reason: error.message }, 'a database connection was lost'))
  })
  const db = new Kysely<Database>({ dialect: new PostgresDialect({ pool: checkedPool(pool) }) })
  return { db, pool, close: () => db.destroy() }
}
