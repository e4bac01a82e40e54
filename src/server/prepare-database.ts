import { sql } from 'kysely'
import { createDb } from './db/connection.ts'
import type { Db } from './db/database.ts'
import { distributeNewTables } from './db/distribute.ts'
import { FIRST_MIGRATION, migrate, pendingMigrations } from './db/migrate.ts'
import { type Migrations, migrations } from './db/migrations.ts'
import { ensurePartitions } from './db/partitions.ts'
import { installQueue } from './db/queue.ts'
import { closeForMigration } from './http/maintenance.ts'
import type { Logger } from './observability/logger.ts'
import { noAnswerOf, OperatorError } from './operators/operator-error.ts'
import { ensureWorld } from './world/seed-world.ts'

const OLDEST_VERSION = 15

/** Time in which every process notices that the game is closed. Calls and jobs under way may still end after it. */
const CLOSING_MS = 2000

interface PrepareOptions {
  readonly databaseUrl: string
  readonly nowMs: number
  readonly log: Logger
  /** Null: no NPC world. With a bot token there is one only on request (R44). */
  readonly worldSeed: number | null
  readonly migrations?: Migrations
  /** Runs on the migrated database. @throws OperatorError to refuse the start */
  readonly check?: (db: Db) => Promise<void>
}

const closeIfNeeded = async (db: Db, known: Migrations, log: Logger): Promise<void> => {
  const pending = await pendingMigrations(db, known)
  const closing = pending.find((name) => known[name]?.closesGame)
  if (closing === undefined || pending.includes(FIRST_MIGRATION)) return
  log.warn(
    { migration: closing },
    'the game is closed while the database migrates: processes without this migration answer 503 from now on',
  )
  await closeForMigration(db, closing)
  await new Promise((resolve) => setTimeout(resolve, CLOSING_MS))
}

/**
 * Runs migrations, and makes partitions and the NPC world. Accepts a database that a newer build has migrated. @throws
 * OperatorError if it is unreachable, older than PostgreSQL 15, or its migrations contradict those of this build
 */
export const prepareDatabase = async ({
  databaseUrl,
  nowMs,
  log,
  worldSeed,
  migrations: known = migrations,
  check,
}: PrepareOptions): Promise<void> => {
  // Uses a separate pool, because migrations may exceed the statement timeout of calls.
  const { db, close } = createDb(databaseUrl, { max: 2, statementTimeoutMs: 0, log })
  try {
    const { rows } = await sql<{ server_version_num: string }>`show server_version_num`
      .execute(db)
      .catch((cause: unknown) => {
        throw noAnswerOf(cause)
      })
    const version = Math.floor(Number(rows[0]?.server_version_num) / 10_000)
    if (version < OLDEST_VERSION) {
      throw new OperatorError(`The database is PostgreSQL ${version}; House Kombat needs ${OLDEST_VERSION} or later.`)
    }
    await closeIfNeeded(db, known, log)
    const ran = await migrate(db, known)
    if (ran.length > 0) log.info({ migrations: ran }, 'database migrated')
    const distributed = await distributeNewTables(db)
    if (distributed.length > 0) log.info({ tables: distributed }, 'new tables distributed')
    await installQueue(databaseUrl)
    await ensurePartitions(db, nowMs, log)
    if (worldSeed !== null) await ensureWorld({ db, nowMs, seed: worldSeed, log })
    await check?.(db)
  } finally {
    await close()
  }
}
