import { sql } from 'kysely'
import { MS_PER_DAY } from '#rules/units.ts'
import { OperatorError } from '#server/operators/operator-error.ts'
import type { Db } from './database.ts'
import { DROP_LOCK_TIMEOUT_MS } from './partitions.ts'
import { hasRows, queryColumn } from './statements.ts'
import { inTransaction } from './transaction.ts'

/** Younger months stay because features read their single rows, for example to undo a trade. */
const YOUNGEST_DAYS = 90

const youngestMonth = (nowMs: number): string => {
  const within = new Date(nowMs - YOUNGEST_DAYS * MS_PER_DAY)
  return new Date(Date.UTC(within.getUTCFullYear(), within.getUTCMonth() - 1)).toISOString().slice(0, 'YYYY-MM'.length)
}

/** @throws OperatorError for an invalid or too recent month */
export const archivedTableOf = (month: string, nowMs: number): string => {
  const [, year, number] = /^(\d{4})-(0[1-9]|1[0-2])$/.exec(month) ?? []
  const youngest = youngestMonth(nowMs)
  if (year === undefined || month > youngest)
    throw new OperatorError(
      `A month can be archived ${YOUNGEST_DAYS} days after its end: name ${youngest} or an earlier one, not "${month}".`,
    )
  return `ledger_${year}_${number}`
}

const monthsOf = (db: Db): Promise<readonly string[]> =>
  queryColumn(db)<string>`
    select replace(substr(relname, 8), '_', '-') as month from pg_inherits join pg_class on oid = inhrelid
    where inhparent = 'ledger'::regclass and relname ~ '^ledger_[0-9]{4}_[0-9]{2}$' order by 1`

/**
 * Before the airdrop's last snapshot (R38) has counted it, a month's claims, wins and active days are needed in the
 * ledger.
 */
const isCountedForGood = (db: Db, month: string): Promise<boolean> =>
  hasRows(db)`
    select from airdrop_snapshots
    where is_last and finished_at is not null
      and through >= (${`${month}-01`}::date + interval '1 month')::date - 1`

/**
 * Detaches the month's partition from the ledger and keeps its sums. @param month UTC `2026-08` @returns the name of
 * the detached table @throws OperatorError
 */
export const archiveLedgerMonth = (db: Db, month: string, nowMs: number): Promise<string> => {
  const table = archivedTableOf(month, nowMs)
  return inTransaction(db, async (trx) => {
    const months = await monthsOf(trx)
    if (!months.includes(month))
      throw new OperatorError(
        `The ledger has no month ${month}: it has ${months.join(', ')}. Those that hk audit names are archived.`,
      )
    if (!(await isCountedForGood(trx, month)))
      throw new OperatorError(
        `The airdrop counts ${month} until its last snapshot: hk admin airdrop snapshot <name> --last.`,
      )
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
