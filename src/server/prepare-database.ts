import { sql } from 'kysely'
import { createDb } from './db/connection.ts'
import { migrate } from './db/migrate.ts'
import { ensurePartitions } from './db/partitions.ts'
import { installQueue } from './db/queue.ts'
import type { Logger } from './logger.ts'
import { OperatorError } from './operator-error.ts'
import { ensureWorld } from './world/seed-world.ts'

const OLDEST_VERSION = 15

interface PrepareOptions {
  readonly databaseUrl: string
  readonly nowMs: number
  readonly log: Logger
  /** Seed of the first world; null = none (R44: with a bot token only when asked). */
  readonly worldSeed: number | null
}

/**
 * Prepares the database for this build: version, migrations, partitions, the first world.
 * @throws Error with a sentence when the database cannot be reached or is too old.
 */
export const prepareDatabase = async ({ databaseUrl, nowMs, log, worldSeed }: PrepareOptions): Promise<void> => {
  // A pool of its own: a migration may exceed the statement timeout of calls.
  const { db, close } = createDb(databaseUrl, { max: 2, statementTimeoutMs: 0, log })
  try {
    const { rows } = await sql<{ server_version_num: string }>`show server_version_num`.execute(db).catch((cause) => {
      throw new OperatorError(`The database does not answer: ${(cause as Error).message || 'no connection'}.`, {
        cause,
      })
    })
    const version = Math.floor(Number(rows[0]?.server_version_num) / 10_000)
    if (version < OLDEST_VERSION) {
      throw new OperatorError(`The database is PostgreSQL ${version}; House Kombat needs ${OLDEST_VERSION} or later.`)
    }
    const ran = await migrate(db)
    if (ran.length > 0) log.info({ migrations: ran }, 'database migrated')
    await installQueue(databaseUrl)
    await ensurePartitions(db, nowMs, log)
    if (worldSeed !== null) await ensureWorld({ db, nowMs, seed: worldSeed, log })
  } finally {
    await close()
  }
}
