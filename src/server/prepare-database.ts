import { type Kysely, sql } from 'kysely'
import { MS_PER_MINUTE } from '../rules/units.ts'
import { createDb } from './db/connection.ts'
import type { Database } from './db/database.ts'
import { distributeNewTables } from './db/distribute.ts'
import { FIRST_MIGRATION, migrate, pendingMigrations } from './db/migrate.ts'
import { ensurePartitions } from './db/partitions.ts'
import { installQueue } from './db/queue.ts'
import { closeForMigration } from './http/maintenance.ts'
import type { Logger } from './logger.ts'
import { noAnswerOf, OperatorError } from './operator-error.ts'
import { ensureWorld } from './world/seed-world.ts'

const OLDEST_VERSION = 15

/** The one migration beside which processes of older builds cannot work. All later ones let them go on. */
const STOPPING_MIGRATION = '009-ledger-sides'
/** Until every process has read that the game is closed, and has answered the calls it had begun. */
const CLOSING_MS = 2000
const MILLION = 1_000_000

interface PrepareOptions {
  readonly databaseUrl: string
  readonly nowMs: number
  readonly log: Logger
  /** Seed of the first world; null = none (R44: with a bot token only when asked). */
  readonly worldSeed: number | null
}

/** Ledger rows that the stopping migration will copy; null when it is not to be run, or nobody has played yet. */
const rowsToStopFor = async (db: Kysely<Database>): Promise<number | null> => {
  const pending = await pendingMigrations(db)
  if (!pending.includes(STOPPING_MIGRATION) || pending.includes(FIRST_MIGRATION)) return null
  const { rows } = await sql<{ ledger_rows: bigint }>`select count(*) as ledger_rows from ledger`.execute(db)
  return Number(rows[0]?.ledger_rows ?? 0) || null
}

const migrateAndLog = async (db: Kysely<Database>, log: Logger): Promise<void> => {
  const ledgerRows = await rowsToStopFor(db)
  if (ledgerRows !== null) {
    log.warn({ ledgerRows }, 'the game is closed while the ledger migrates: older processes answer 503 from now on')
    await closeForMigration(db, STOPPING_MIGRATION)
    await new Promise((resolve) => setTimeout(resolve, CLOSING_MS))
  }
  const startedMs = performance.now()
  const ran = await migrate(db)
  if (ran.length > 0) log.info({ migrations: ran }, 'database migrated')
  if (ledgerRows === null) return
  const minutes = (performance.now() - startedMs) / MS_PER_MINUTE
  const minutesPerMillionRows = Number(((minutes * MILLION) / ledgerRows).toFixed(3))
  log.info({ ledgerRows, minutesPerMillionRows }, 'the ledger has migrated, every balance is as before')
}

/**
 * Prepares the database for this build: version, migrations, partitions, the first world.
 * @throws Error with a sentence when the database cannot be reached or is too old.
 */
export const prepareDatabase = async ({ databaseUrl, nowMs, log, worldSeed }: PrepareOptions): Promise<void> => {
  // A pool of its own: a migration may exceed the statement timeout of calls.
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
    await migrateAndLog(db, log)
    const distributed = await distributeNewTables(db)
    if (distributed.length > 0) log.info({ tables: distributed }, 'new tables distributed')
    await installQueue(databaseUrl)
    await ensurePartitions(db, nowMs, log)
    if (worldSeed !== null) await ensureWorld({ db, nowMs, seed: worldSeed, log })
  } finally {
    await close()
  }
}
