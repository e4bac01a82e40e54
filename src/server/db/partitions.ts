import { type Kysely, sql } from 'kysely'
import type { Logger } from '../logger.ts'
import type { Database } from './database.ts'
import { inTransaction } from './transaction.ts'

const PARTITIONED_TABLES = ['ledger', 'fights'] as const
const MONTHS_AHEAD = 2
/** Arbitrary key of the advisory lock, the same in all processes. */
const PARTITIONS_LOCK = 720_011
const CHECK_VIOLATION = '23514'

interface Month {
  readonly name: string
  readonly from: string
  readonly to: string
}

const monthAt = (nowMs: number, ahead: number): Month => {
  const now = new Date(nowMs)
  const start = (offset: number) => new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + offset)).toISOString()
  const from = start(ahead)
  return { name: from.slice(0, 7).replace('-', '_'), from, to: start(ahead + 1) }
}

const createPartition = (db: Kysely<Database>, table: string, month: Month): Promise<void> =>
  inTransaction(db, async (trx) => {
    await sql`select pg_advisory_xact_lock(${PARTITIONS_LOCK})`.execute(trx)
    await sql`create table if not exists ${sql.table(`${table}_${month.name}`)} partition of ${sql.table(table)}
      for values from (${sql.lit(month.from)}) to (${sql.lit(month.to)})`.execute(trx)
  })

/**
 * Makes the monthly partitions of the append-only tables for this and the next two months (UTC). A month whose rows
 * already lie in the default partition stays there: logged, and harmless.
 */
export const ensurePartitions = async (
  db: Kysely<Database>,
  nowMs: number,
  log: Pick<Logger, 'warn'>,
): Promise<void> => {
  for (const table of PARTITIONED_TABLES) {
    for (let ahead = 0; ahead <= MONTHS_AHEAD; ahead++) {
      const month = monthAt(nowMs, ahead)
      try {
        await createPartition(db, table, month)
      } catch (error) {
        if ((error as { code?: string }).code !== CHECK_VIOLATION) throw error
        log.warn({ table, month: month.name }, 'the default partition already holds rows of this month')
      }
    }
  }
}
