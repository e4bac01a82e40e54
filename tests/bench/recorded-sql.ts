import { randomUUID } from 'node:crypto'
import type { Kysely } from 'kysely'
import { Kysely as KyselyClient, PostgresDialect } from 'kysely'
import type pg from 'pg'
import type { Database } from '../../src/server/db/database.ts'

/** One statement that a call ran, with its parameters. */
export interface RecordedStatement {
  readonly text: string
  readonly values: readonly unknown[]
}

/** A query builder on the same pool that records every statement. */
export const recordingDb = (pool: pg.Pool): { db: Kysely<Database>; take(): RecordedStatement[] } => {
  let statements: RecordedStatement[] = []
  const db = new KyselyClient<Database>({
    dialect: new PostgresDialect({ pool }),
    log: (event) => {
      if (event.level === 'query') statements.push({ text: event.query.sql, values: event.query.parameters })
    },
  })
  return {
    db,
    take() {
      const taken = statements
      statements = []
      return taken
    },
  }
}

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

const forAnother = (value: unknown, recordedId: number, id: number, uuids: Map<string, string>): unknown => {
  if (Array.isArray(value)) return value.map((entry) => forAnother(entry, recordedId, id, uuids))
  if (value === recordedId) return id
  if (value === BigInt(recordedId)) return BigInt(id)
  if (typeof value === 'string' && UUID.test(value)) {
    const fresh = uuids.get(value) ?? randomUUID()
    uuids.set(value, fresh)
    return fresh
  }
  return value
}

/** Runs recorded statements bare, as one transaction on one connection, for another player and with fresh ids. */
export const runBare = async (
  pool: pg.Pool,
  statements: readonly RecordedStatement[],
  recordedId: number,
  id: number,
): Promise<void> => {
  const uuids = new Map<string, string>()
  const client = await pool.connect()
  try {
    await client.query('begin')
    for (const { text, values } of statements)
      await client.query(
        text,
        values.map((value) => forAnother(value, recordedId, id, uuids)),
      )
    await client.query('commit')
  } finally {
    client.release()
  }
}
