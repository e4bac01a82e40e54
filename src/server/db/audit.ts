import { type Kysely, sql } from 'kysely'
import type { Database } from './database.ts'
import { BALANCE_LIMIT } from './ledger.ts'

/** A ledger entry. */
interface LedgerEntry {
  readonly id: string
  readonly at: Date
  readonly from_account: bigint
  readonly to_account: bigint
  readonly amount: bigint
  readonly reason: string
  readonly ref: string | null
}

/** Two figures that must be equal and are not. Amounts in nano for TOK, whole units else. */
export interface AuditDifference {
  /**
   * - `balance`: a balance is not the sum of its ledger rows; - `items`: an owner's items are not as many as the balance of
   * `equipment`; - `sum`: what the game has given, less what it has taken back, is not what players hold;
   * - `range`: a balance below zero or above the limit.
   */
  readonly kind: 'balance' | 'items' | 'sum' | 'range'
  /** Null: all owners together. */
  readonly owner: bigint | null
  readonly asset: string
  /** What the ledger (or the rule) says. */
  readonly expected: bigint
  /** What is stored. */
  readonly found: bigint
}

/** What the game has given and taken back of an asset, and what its owners hold. */
interface AssetTotal {
  readonly asset: string
  readonly minted: bigint
  readonly burnt: bigint
  readonly held: bigint
}

/** Result of an audit of one snapshot. */
export interface AuditReport {
  readonly ledgerRows: bigint
  readonly owners: bigint
  readonly totals: readonly AssetTotal[]
  readonly differences: readonly AuditDifference[]
  /** The newest ledger rows of the first difference's owner and asset. */
  readonly lastRows: readonly LedgerEntry[]
}

const LAST_ROWS = 10

const balanceDifferences = async (db: Kysely<Database>): Promise<AuditDifference[]> => {
  const { rows } = await sql<AuditDifference>`
    with entries as (
      select to_account as owner_id, asset, amount from ledger where to_account <> 0
      union all select from_account, asset, -amount from ledger where from_account <> 0
    ), sums as (
      select owner_id, asset, sum(amount) as amount from entries group by owner_id, asset
    )
    select 'balance' as kind, owner_id as owner, asset, coalesce(s.amount, 0)::bigint as expected,
      coalesce(b.amount, 0)::bigint as found
    from sums s full join balances b using (owner_id, asset)
    where coalesce(s.amount, 0) <> coalesce(b.amount, 0)
    order by owner_id, asset`.execute(db)
  return rows
}

const itemDifferences = async (db: Kysely<Database>): Promise<AuditDifference[]> => {
  const { rows } = await sql<AuditDifference>`
    select 'items' as kind, owner_id as owner, 'equipment' as asset, coalesce(b.amount, 0)::bigint as expected,
      coalesce(i.amount, 0)::bigint as found
    from (select owner_id, count(*) as amount from items group by owner_id) i
    full join (select owner_id, amount from balances where asset = 'equipment') b using (owner_id)
    where coalesce(i.amount, 0) <> coalesce(b.amount, 0)
    order by owner_id`.execute(db)
  return rows
}

const rangeDifferences = async (db: Kysely<Database>): Promise<AuditDifference[]> => {
  const { rows } = await sql<AuditDifference>`
    select 'range' as kind, owner_id as owner, asset, greatest(0, least(amount, ${BALANCE_LIMIT}::bigint)) as expected,
      amount as found
    from balances where amount not between 0 and ${BALANCE_LIMIT}::bigint order by owner_id, asset`.execute(db)
  return rows
}

const assetTotals = async (db: Kysely<Database>): Promise<AssetTotal[]> => {
  const { rows } = await sql<AssetTotal>`
    with given as (
      select asset, coalesce(sum(amount) filter (where from_account = 0), 0)::bigint as minted,
        coalesce(sum(amount) filter (where to_account = 0), 0)::bigint as burnt
      from ledger group by asset
    ), kept as (select asset, sum(amount)::bigint as held from balances group by asset)
    select asset, coalesce(minted, 0) as minted, coalesce(burnt, 0) as burnt, coalesce(held, 0) as held
    from given full join kept using (asset) order by asset`.execute(db)
  return rows
}

const lastRowsOf = async (db: Kysely<Database>, owner: bigint | null, asset: string): Promise<LedgerEntry[]> => {
  const { rows } = await sql<LedgerEntry>`
    select id, at, from_account, to_account, amount, reason, ref from ledger
    where asset = ${asset} and (${owner}::bigint is null or ${owner}::bigint in (from_account, to_account))
    order by at desc, id desc limit ${LAST_ROWS}`.execute(db)
  return rows
}

/**
 * Recomputes every balance from the ledger, all months of it, and compares. Reads one snapshot, so that it may run while the
 * game does; it writes nothing. The pool must have no statement time-out for a big ledger.
 */
export const audit = (db: Kysely<Database>): Promise<AuditReport> =>
  db
    .transaction()
    .setIsolationLevel('repeatable read')
    .setAccessMode('read only')
    .execute(async (trx) => {
      const totals = await assetTotals(trx)
      const differences = [
        ...(await balanceDifferences(trx)),
        ...(await itemDifferences(trx)),
        ...(await rangeDifferences(trx)),
        ...totals
          .filter(({ minted, burnt, held }) => minted - burnt !== held)
          .map(({ asset, minted, burnt, held }) => ({
            kind: 'sum' as const,
            owner: null,
            asset,
            expected: minted - burnt,
            found: held,
          })),
      ]
      const [first] = differences
      const { rows: counts } = await sql<{ ledger_rows: bigint; owners: bigint }>`
        select (select count(*) from ledger) as ledger_rows,
          (select count(distinct owner_id) from balances) as owners`.execute(trx)
      return {
        ledgerRows: counts[0]?.ledger_rows ?? 0n,
        owners: counts[0]?.owners ?? 0n,
        totals,
        differences,
        lastRows: first ? await lastRowsOf(trx, first.owner, first.asset) : [],
      }
    })
