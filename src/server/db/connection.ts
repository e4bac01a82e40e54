import { Kysely, PostgresDialect } from 'kysely'
import pg from 'pg'
import type { Logger } from '../logger.ts'
import type { Database } from './database.ts'

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
const STATEMENT_NAMES_MAX = 500
const statementNames = new Map<string, string>()

const statementName = (text: string): string | undefined => {
  const known = statementNames.get(text)
  if (known !== undefined || statementNames.size >= STATEMENT_NAMES_MAX) return known
  const name = `q${statementNames.size}`
  statementNames.set(text, name)
  return name
}

type QueryFunction = (...args: unknown[]) => unknown
interface QueryConfig {
  readonly text: string
  readonly values: readonly unknown[]
  readonly name?: string
}

const configOf = (query: unknown, values: unknown): QueryConfig | null => {
  if (typeof query === 'string') return Array.isArray(values) ? { text: query, values } : null
  const config = query as { text?: unknown; values?: unknown; name?: string; submit?: unknown }
  // Something that submits itself (a cursor, a stream) is not a plain statement.
  if (typeof config.submit === 'function' || typeof config.text !== 'string') return null
  const own = Array.isArray(config.values) ? config.values : values
  return Array.isArray(own) ? { ...config, text: config.text, values: own } : null
}

/**
 * A client that prepares every statement with parameters once on each connection, for all layers above it. Their
 * number is bounded: write `= any($1)`, never an IN list of changing length.
 */
class NamedClient extends pg.Client {
  constructor(config?: string | pg.ClientConfig) {
    super(config)
    const plain = this.query.bind(this) as QueryFunction
    const named: QueryFunction = (query, values, callback) => {
      const done = typeof values === 'function' ? values : callback
      const config = configOf(query, values)
      const name =
        config && config.values.length > 0 && config.name === undefined ? statementName(config.text) : undefined
      if (config === null || name === undefined) return plain(query, values, callback)
      const prepared = { ...config, name }
      return done === undefined ? plain(prepared) : plain(prepared, done)
    }
    this.query = named as typeof this.query
  }
}

const getTypeParser: typeof pg.types.getTypeParser = (oid: number, format?: 'text' | 'binary') =>
  // Set on our pool alone: a global parser would change what graphile-worker reads.
  oid === INT8_OID && format !== 'binary' ? BigInt : pg.types.getTypeParser(oid, format as 'text')

/** Opens a pool: int8 is read as bigint, timestamptz as Date. Nothing connects before the first query. */
export const createDb = (url: string, options: ConnectionOptions = {}): OpenDatabase => {
  const statementTimeoutMs = options.statementTimeoutMs ?? 5000
  const pool = new pg.Pool({
    connectionString: url,
    max: options.max ?? 10,
    Client: NamedClient,
    types: { getTypeParser },
    statement_timeout: statementTimeoutMs,
    lock_timeout: Math.min(statementTimeoutMs, 2000),
    idle_in_transaction_session_timeout: statementTimeoutMs * 2,
    connectionTimeoutMillis: 5000,
  })
  // Without listeners a connection lost in a restart of PostgreSQL would end this process. The client's own listener logs
  // it; the pool would report it a second time.
  pool.on('error', () => undefined)
  pool.on('connect', (client) => {
    client.on('error', (error) => options.log?.warn({ err: error }, 'a database connection was lost'))
  })
  const db = new Kysely<Database>({ dialect: new PostgresDialect({ pool }) })
  return { db, pool, close: () => db.destroy() }
}
