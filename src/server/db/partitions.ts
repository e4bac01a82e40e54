import { sql } from 'kysely'
import { dayKeyOf } from '#rules/days.ts'
import { MS_PER_DAY } from '#rules/units.ts'
import type { Logger } from '#server/observability/logger.ts'
import { lockAlone } from './advisory-locks.ts'
import type { Db } from './database.ts'
import { inTransaction } from './transaction.ts'

interface Period {
  readonly suffix: string
  /** `from` and `to` are UTC. */
  readonly from: string
  readonly to: string
}

const suffixOf = (instant: string, length: number): string => instant.slice(0, length).replaceAll('-', '_')

const monthAt = (nowMs: number, ahead: number): Period => {
  const now = new Date(nowMs)
  const start = (offset: number) => new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + offset)).toISOString()
  const from = start(ahead)
  return { suffix: suffixOf(from, 7), from, to: start(ahead + 1) }
}

const dayAt = (nowMs: number, ahead: number): Period => {
  const start = (offset: number) => new Date((Math.floor(nowMs / MS_PER_DAY) + offset) * MS_PER_DAY).toISOString()
  const from = start(ahead)
  return { suffix: suffixOf(from, 10), from, to: start(ahead + 1) }
}

const PARTITIONED = {
  ledger: { periodAt: monthAt, ahead: 2 },
  fights: { periodAt: monthAt, ahead: 2 },
  defences: { periodAt: monthAt, ahead: 2 },
  luck_rolls: { periodAt: monthAt, ahead: 2 },
  tournament_entries: { periodAt: monthAt, ahead: 2 },
  tournament_brackets: { periodAt: monthAt, ahead: 2 },
  receipts: { periodAt: monthAt, ahead: 2 },
  // Every key lookup opens all partitions, so only one is made ahead.
  idempotency: { periodAt: dayAt, ahead: 1 },
} as const

const CHECK_VIOLATION = '23514'
/** Short, because a waiting exclusive table lock blocks all later readers. */
export const DROP_LOCK_TIMEOUT_MS = 300

const createPartition = (db: Db, table: string, { suffix, from, to }: Period): Promise<void> =>
  inTransaction(db, async (trx) => {
    await lockAlone(trx, 'partitions')
    await sql`create table if not exists ${sql.table(`${table}_${suffix}`)} partition of ${sql.table(table)}
      for values from (${sql.lit(from)}) to (${sql.lit(to)})`.execute(trx)
  })

/** A period whose rows are already in the default partition is skipped and logged. */
export const ensurePartitions = async (db: Db, nowMs: number, log: Pick<Logger, 'warn'>): Promise<void> => {
  for (const [table, { periodAt, ahead }] of Object.entries(PARTITIONED)) {
    for (let offset = 0; offset <= ahead; offset++) {
      const period = periodAt(nowMs, offset)
      try {
        await createPartition(db, table, period)
      } catch (error) {
        if ((error as { code?: string }).code !== CHECK_VIOLATION) throw error
        log.warn({ table, period: period.suffix }, 'the default partition already holds rows of this period')
      }
    }
  }
}

const periodEndMs = (partition: string): number => {
  const period = /_(\d{4})_(\d{2})(?:_(\d{2}))?$/.exec(partition)
  if (!period) return Number.POSITIVE_INFINITY
  const [year, month, day] = [Number(period[1]), Number(period[2]), period[3]]
  return day === undefined ? Date.UTC(year, month) : Date.UTC(year, month - 1, Number(day)) + MS_PER_DAY
}

/** Tables partitioned by a date column instead of an instant. */
const BY_DAY: ReadonlyMap<string, string> = new Map([
  ['tournament_entries', 'day'],
  ['tournament_brackets', 'day'],
  ['receipts', 'week'],
])

/** Also deletes older rows of the default partition. @returns the dropped partitions */
export const dropPartitionsBefore = async (
  db: Db,
  table: Exclude<keyof typeof PARTITIONED, 'ledger'>,
  beforeMs: number,
): Promise<readonly string[]> => {
  const { rows } = await sql<{ name: string }>`
    select relname as name from pg_inherits join pg_class on pg_class.oid = inhrelid
    where inhparent = ${table}::regclass order by relname`.execute(db)
  const ended = rows.map(({ name }) => name).filter((name) => periodEndMs(name) <= beforeMs)
  for (const name of ended) {
    await inTransaction(db, async (trx) => {
      await sql`set local lock_timeout = ${sql.lit(DROP_LOCK_TIMEOUT_MS)}`.execute(trx)
      await sql`drop table if exists ${sql.table(name)}`.execute(trx)
    })
  }
  const day = BY_DAY.get(table)
  const column = sql.ref(day ?? 'at')
  const before = day === undefined ? sql`${new Date(beforeMs)}` : sql`${dayKeyOf(beforeMs)}::date`
  await sql`delete from ${sql.table(`${table}_rest`)} where ${column} < ${before}`.execute(db)
  return ended
}
