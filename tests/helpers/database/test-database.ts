import { randomBytes } from 'node:crypto'
import { inject } from 'vitest'
import { createDb, type OpenDatabase } from '#server/db/connection.ts'
import { createDatabase, dropDatabase } from './citus.ts'

export interface TestDatabase extends OpenDatabase {
  readonly url: string
  readonly callsUrl: string
  drop(): Promise<void>
}

const { POOLER_URL } = process.env

const openNew = async (template?: string): Promise<TestDatabase> => {
  const serverUrl = inject('databaseServerUrl')
  const name = `${inject('databaseTemplate')}_${randomBytes(5).toString('hex')}`
  await createDatabase(serverUrl, name, template)
  const url = new URL(serverUrl)
  url.pathname = `/${name}`
  const calls = new URL(POOLER_URL ?? url.href)
  calls.pathname = url.pathname
  const open = createDb(calls.href, { max: 8, pooled: POOLER_URL !== undefined })
  const drop = async (): Promise<void> => {
    await open.close()
    await dropDatabase(serverUrl, name)
  }
  return { ...open, url: url.href, callsUrl: calls.href, drop }
}

/** Call `drop` in `afterAll`. */
export const createTestDatabase = (): Promise<TestDatabase> => openNew(inject('databaseTemplate'))

export const createEmptyDatabase = (): Promise<TestDatabase> => openNew()
