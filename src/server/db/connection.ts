import { Kysely, PostgresDialect, type PostgresPool } from 'kysely'
import pg from 'pg'
import type { Logger } from '../logger.ts'
import type { Database } from './database.ts'
import { DatabaseUnavailable } from './database-trouble.ts'
import { PooledClient } from './pooled-client.ts'

/** An open database: the typed query builder, the pool below it, and how to close both. */
export interface OpenDatabase {
  readonly db: Kysely<Database>
  readonly pool: pg.Pool
  close(): Promise<void>
}

interface ConnectionOptions {
  readonly log?: Logger
  /** Connections of this process at most. */
  readonly max?: number
  /** A statement is cancelled after this time; 0 = never (migrations, the first world). */
  readonly statementTimeoutMs?: number
}

const INT8_OID = 20
/** A call has to be answered within 5 s. */
const STATEMENT_TIMEOUT_MS = 3500
const LOCK_TIMEOUT_MS = 2000
/** PostgreSQL cancels a statement itself; who has not even done that after this time is frozen or unreachable. */
const SILENCE_MS = 400
/** For a free connection of the pool, or for a new one. */
const CONNECTION_TIMEOUT_MS = 3000

const getTypeParser: typeof pg.types.getTypeParser = (oid: number, format?: 'text' | 'binary') =>
  // Set on our pool alone: a global parser would change what graphile-worker reads.
  oid === INT8_OID && format !== 'binary' ? BigInt : pg.types.getTypeParser(oid, format as 'text')

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

/** Opens a pool: int8 is read as bigint, timestamptz as Date. Nothing connects before the first query. */
export const createDb = (url: string, options: ConnectionOptions = {}): OpenDatabase => {
  const statementTimeoutMs = options.statementTimeoutMs ?? STATEMENT_TIMEOUT_MS
  const pool = new pg.Pool({
    connectionString: url,
    max: options.max ?? 10,
    Client: PooledClient,
    types: { getTypeParser },
    statement_timeout: statementTimeoutMs,
    lock_timeout: Math.min(statementTimeoutMs, LOCK_TIMEOUT_MS),
    idle_in_transaction_session_timeout: statementTimeoutMs * 2,
    ...(statementTimeoutMs > 0 ? { query_timeout: statementTimeoutMs + SILENCE_MS } : {}),
    connectionTimeoutMillis: CONNECTION_TIMEOUT_MS,
    keepAlive: true,
  })
  // The client's own listener logs a loss; the pool would report it a second time.
  pool.on('error', () => undefined)
  pool.on('connect', (client) => {
    client.on('error', (error) => options.log?.warn({ err: error }, 'a database connection was lost'))
  })
  const db = new Kysely<Database>({ dialect: new PostgresDialect({ pool: checkedPool(pool) }) })
  return { db, pool, close: () => db.destroy() }
}
