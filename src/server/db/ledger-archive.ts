import { type Kysely, sql } from 'kysely'
import { MS_PER_DAY } from '../../rules/units.ts'
import { OperatorError } from '../operator-error.ts'
import type { Database } from './database.ts'
import { DROP_LOCK_TIMEOUT_MS } from './partitions.ts'
import { inTransaction } from './transaction.ts'

/** Of younger months the game still reads single rows: sales, trades that may be undone, what was bought while somebody was away. */
const YOUNGEST_DAYS = 90

const tableOf = (month: string, nowMs: number): string => {
  const [, year, number] = /^(\d{4})-(0[1-9]|1[0-2])$/.exec(month) ?? []
  const endMs = Date.UTC(Number(year), Number(number))
  if (!(endMs <= nowMs - YOUNGEST_DAYS * MS_PER_DAY))
    throw new OperatorError(`Name a month that ended at least ${YOUNGEST_DAYS} days ago, like 2026-08, not "${month}".`)
  return `ledger_${year}_${number}`
}

/** Whether the airdrop's last snapshot has counted a month whole (R38): until then its claims, wins and days stay in the ledger. */
const isCountedForGood = async (db: Kysely<Database>, month: string): Promise<boolean> => {
  const { rows } = await sql`
    select from airdrop_snapshots
    where is_last and finished_at is not null and through >= (${`${month}-01`}::date + interval '1 month')::date - 1`.execute(
    db,
  )
  return rows.length > 0
}

/**
 * Takes a month out of the ledger: what each account gained and lost in it stays as a sum, by which the audit goes on; its rows are
 * left in a table of their own, which nothing of the game reads.
 * @param month year and month, UTC: `2026-08`
 * @returns that table's name
 * @throws OperatorError of a month that is too young, not in the ledger, or not counted by the airdrop's last snapshot
 */
export const archiveLedgerMonth = (db: Kysely<Database>, month: string, nowMs: number): Promise<string> => {
  const table = tableOf(month, nowMs)
  return inTransaction(db, async (trx) => {
    const { rows } = await sql`
      select from pg_inherits where inhparent = 'ledger'::regclass and inhrelid = to_regclass(${table})`.execute(trx)
    if (rows.length > 0 && !(await isCountedForGood(trx, month)))
      throw new OperatorError(
        `The airdrop counts ${month} until its last snapshot: npm run admin -- airdrop snapshot <name> --last.`,
      )
    if (rows.length === 0) throw new OperatorError(`The ledger has no month ${month}, or it has been archived.`)
    await sql`lock table ${sql.table(table)} in share mode`.execute(trx)
    await sql`
      insert into ledger_archived (account, month, asset, gained, lost)
      select account, ${month}::text, asset, coalesce(sum(amount) filter (where amount > 0), 0),
        coalesce(-sum(amount) filter (where amount < 0), 0)
      from ${sql.table(table)} group by account, asset`.execute(trx)
    await sql`set local lock_timeout = ${sql.lit(DROP_LOCK_TIMEOUT_MS)}`.execute(trx)
    await sql`alter table ledger detach partition ${sql.table(table)}`.execute(trx)
    return table
  })
}
