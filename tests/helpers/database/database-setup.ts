import fs from 'node:fs'
import path from 'node:path'
import pg from 'pg'
import type { TestProject } from 'vitest/node'
import { createDb } from '#server/db/connection.ts'
import { distribute } from '#server/db/distribute.ts'
import { migrate } from '#server/db/migrate.ts'
import { installQueue } from '#server/db/queue.ts'
import { startEmbeddedPostgres } from '#server/run/embedded-postgres.ts'
import { createDatabase, dropDatabase, joinNodes, sealTemplate, TEST_SHARDS } from './citus.ts'
import { openFolder } from './open-folder.ts'

declare module 'vitest' {
  export interface ProvidedContext {
    databaseServerUrl: string
    databaseTemplate: string
  }
}

const databaseUrl = (serverUrl: string, database: string): string => {
  const url = new URL(serverUrl)
  url.pathname = `/${database}`
  return url.href
}

const dropAll = async (serverUrl: string, template: string): Promise<void> => {
  const client = new pg.Client({ connectionString: serverUrl })
  await client.connect()
  const { rows } = await client.query<{ datname: string }>(
    'select datname from pg_database where datname = $1 or starts_with(datname, $1 || $2)',
    [template, '_'],
  )
  await client.end()
  for (const { datname } of rows) await dropDatabase(serverUrl, datname)
}

const openServer = async (): Promise<{ url: string; close: () => Promise<void> }> => {
  const given = process.env.DATABASE_URL
  if (given) return { url: given, close: async () => undefined }
  const dataDir = openFolder('house-kombat-test-')
  const server = await startEmbeddedPostgres({
    dataDir: path.join(dataDir, 'pg'),
    // A test run need not survive a power cut.
    settings: ['fsync=off', 'synchronous_commit=off', 'full_page_writes=off', 'max_connections=120'],
  })
  return {
    url: server.url,
    close: async () => {
      await server.stop()
      fs.rmSync(dataDir, { recursive: true, force: true })
    },
  }
}

export const setup = async (project: TestProject): Promise<() => Promise<void>> => {
  const server = await openServer()
  const template = `house_kombat_test_${process.pid}_${Date.now().toString(36)}`
  await createDatabase(server.url, template)
  await joinNodes(databaseUrl(server.url, template))
  const { db, close } = createDb(databaseUrl(server.url, template), { max: 2, statementTimeoutMs: 0 })
  await migrate(db)
  await distribute(db, TEST_SHARDS)
  await installQueue(databaseUrl(server.url, template))
  await close()
  await sealTemplate(server.url, template)
  project.provide('databaseServerUrl', server.url)
  project.provide('databaseTemplate', template)
  return async () => {
    await dropAll(server.url, template)
    await server.close()
  }
}
