import { randomBytes } from 'node:crypto'
import pg from 'pg'
import { inject } from 'vitest'
import { createDb, type OpenDatabase } from '../../src/server/db/connection.ts'

export interface TestDatabase extends OpenDatabase {
  readonly url: string
  /** Closes the pool and drops the database. */
  drop(): Promise<void>
}

const onServer = async (statement: string): Promise<void> => {
  const client = new pg.Client({ connectionString: inject('databaseServerUrl') })
  await client.connect()
  try {
    await client.query(statement)
  } finally {
    await client.end()
  }
}

const createDatabase = async (template: string | null): Promise<TestDatabase> => {
  const name = `${inject('databaseTemplate')}_${randomBytes(5).toString('hex')}`
  await onServer(`create database ${name}${template === null ? '' : ` template ${template}`}`)
  const url = new URL(inject('databaseServerUrl'))
  url.pathname = `/${name}`
  const open = createDb(url.href, { max: 8 })
  const drop = async (): Promise<void> => {
    await open.close()
    await onServer(`drop database if exists ${name} with (force)`)
  }
  return { ...open, url: url.href, drop }
}

/** A database of its own for one test file, cloned from the migrated template; call `drop` in `afterAll`. */
export const createTestDatabase = (): Promise<TestDatabase> => createDatabase(inject('databaseTemplate'))

/** An empty database without migrations. */
export const createEmptyDatabase = (): Promise<TestDatabase> => createDatabase(null)
