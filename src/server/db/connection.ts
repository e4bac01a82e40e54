import { Kysely, PostgresDialect, type PostgresPool } from 'kysely'
import pg from 'pg'
import type { Logger } from '#server/observability/logger.ts'
import { type PoolRole, watchPool } from '#server/observability/pool-tally.ts'
import type { Database, Db } from './database.ts'
import { DatabaseUnavailable } from './database-trouble.ts'
import { PooledClient, UnnamedClient } from './pooled-client.ts'

export interface OpenDatabase {
  readonly db: Db
  readonly pool: pg.Pool
  close(): Promise<void>
}

export interface ConnectionOptions {
  /** Shown by PostgreSQL as `application_name`. Metrics count the pools of each role. */
  readonly role?: PoolRole
  readonly log?: Logger
  readonly max?: number
  /** 0 = no timeout, for migrations and the first world. */
  readonly statementTimeoutMs?: number
  /**
   * True behind a pooler. Connections change hands after each transaction: no named statements, no session limits
   * (`role-limits.ts`).
   */
  readonly pooled?: boolean
  /** Index scans only, for the outbox: a cached plan may date from when it was empty, and only they mark dead rows. */
  readonly byIndex?: boolean
}

const INT8_OID = 20
const DATE_OID = 1082
/** A call has to be answered within 5 s. */
const STATEMENT_TIMEOUT_MS = 3500
const LOCK_TIMEOUT_MS = 2000
export const CALL_LIMITS_MS: Readonly<Record<string, number>> = {
  statement_timeout: STATEMENT_TIMEOUT_MS,
  lock_timeout: LOCK_TIMEOUT_MS,
  idle_in_transaction_session_timeout: STATEMENT_TIMEOUT_MS * 2,
}
/** Suits flash storage, where a random read costs little more. PostgreSQL's default of 4 prefers sorts over indexes. */
export const RANDOM_PAGE_COST = 1.1
/** A role may carry limits for calls. Connections without limits reset them. */
const NO_LIMITS = Object.keys(CALL_LIMITS_MS)
  .map((name) => `set ${name} = 0`)
  .join('; ')
/** Added to the statement timeout, at which PostgreSQL itself cancels. A server silent for longer is unreachable. */
const SILENCE_MS = 400
const CONNECTION_TIMEOUT_MS = 3000

/** Replaces pg's own parsers: a date must not become an instant in this machine's time zone. */
const OWN_PARSERS = new Map<number, (text: string) => unknown>([
  [INT8_OID, BigInt],
  [DATE_OID, String],
])

const getTypeParser: typeof pg.types.getTypeParser = (oid: number, format?: 'text' | 'binary') => {
  // Only for this pool: a global parser would change what graphile-worker reads.
  const own = format === 'binary' ? undefined : OWN_PARSERS.get(oid)
  return own ?? pg.types.getTypeParser(oid, format as 'text')
}

/** Drops broken connections, and reports connection failures as `DatabaseUnavailable`. */
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

const withoutLimits = { onConnect: (client: pg.ClientBase) => client.query(NO_LIMITS) }

export const named = (role: PoolRole) => ({ application_name: `house-kombat ${role}` })

/** For libraries that bring their own type parsers. Its connections have no limits. */
export const createPlainPool = (url: string, max: number): pg.Pool => {
  const pool = new pg.Pool({ connectionString: url, max, ...named('command'), ...withoutLimits })
  // The code that holds the connection reports its loss.
  pool.on('error', () => undefined)
  pool.on('connect', (client) => client.on('error', () => undefined))
  return pool
}

/**
 * glibc returns freed memory to the system after each large statement, which cost half of PostgreSQL's CPU time.
 * Freeing 4 MB once raises the threshold at which it does. Repeating blocks, counted in bytes, is quicker than four
 * million letters.
 */
const KEEP_MEMORY = `select octet_length(repeat(repeat('x', 4096), 1024))`

const keepingMemory = { onConnect: (client: pg.ClientBase) => client.query(KEEP_MEMORY) }

const startOptions = ({ byIndex = false }: ConnectionOptions): string =>
  `-c random_page_cost=${RANDOM_PAGE_COST}${byIndex ? ' -c enable_seqscan=off -c enable_bitmapscan=off' : ''}`

/** Reads int8 as bigint, timestamptz as Date, date as `YYYY-MM-DD`. Connects at the first query. */
export const createDb = (url: string, options: ConnectionOptions = {}): OpenDatabase => {
  const statementTimeoutMs = options.statementTimeoutMs ?? STATEMENT_TIMEOUT_MS
  const role = options.role ?? 'command'
  const pool = new pg.Pool({
    connectionString: url,
    ...named(role),
    max: options.max ?? 10,
    Client: options.pooled ? UnnamedClient : PooledClient,
    types: { getTypeParser },
    ...(options.pooled ? {} : { ...limitsOf(statementTimeoutMs), options: startOptions(options) }),
    ...(statementTimeoutMs === 0 && !options.pooled ? withoutLimits : {}),
    ...(statementTimeoutMs > 0 ? { query_timeout: statementTimeoutMs + SILENCE_MS } : {}),
    ...(statementTimeoutMs > 0 && !options.pooled ? keepingMemory : {}),
    connectionTimeoutMillis: CONNECTION_TIMEOUT_MS,
    keepAlive: true,
  })
  // The client already logs the loss. The pool would report it a second time.
  pool.on('error', () => undefined)
  pool.on('connect', (client) => {
    client.on('error', (error) => options.log?.warn({ reason: error.message }, 'a database connection was lost'))
  })
  const db = new Kysely<Database>({ dialect: new PostgresDialect({ pool: checkedPool(pool) }) })
  const forget = watchPool(role, pool)
  const close = async (): Promise<void> => {
    forget()
    await db.destroy()
  }
  return { db, pool, close }
}
