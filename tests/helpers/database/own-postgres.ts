import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { createDb, type OpenDatabase } from '#server/db/connection.ts'
import { migrate } from '#server/db/migrate.ts'
import { installQueue } from '#server/db/queue.ts'
import { startEmbeddedPostgres } from '#server/run/embedded-postgres.ts'
import { openFolder } from './open-folder.ts'

export interface OwnPostgres extends OpenDatabase {
  readonly url: string
  readonly callsUrl: string
  readonly dataDir: string
  stop(): Promise<void>
  start(): Promise<void>
  drop(): Promise<void>
}

/** Starts a PostgreSQL for one test alone. `settings` are `name=value`; `max` is the size of the returned pool. */
export const startOwnPostgres = async (
  settings: readonly string[] = [],
  max = 8,
  parent = os.tmpdir(),
): Promise<OwnPostgres> => {
  const home = openFolder('house-kombat-own-', parent)
  const open = () => startEmbeddedPostgres({ dataDir: path.join(home, 'pg'), settings: ['fsync=off', ...settings] })
  let server = await open()
  const { url, dataDir } = server
  const preparing = createDb(url, { max: 2, statementTimeoutMs: 0 })
  await migrate(preparing.db)
  await installQueue(url)
  await preparing.close()
  const database = createDb(url, { max })
  const drop = async (): Promise<void> => {
    await database.close()
    await server.stop()
    fs.rmSync(home, { recursive: true, force: true })
  }
  const start = async (): Promise<void> => {
    server = await open()
  }
  return { ...database, url, callsUrl: url, dataDir, stop: () => server.stop(), start, drop }
}
